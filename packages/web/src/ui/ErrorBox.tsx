import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './ErrorBox.module.css';
import { Icon } from './Icon.tsx';

type ErrorBoxProps = {
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
};

/** Holds the focus during a retry. */
let waiting: HTMLElement | null = null;

/** A stable element around a box: its opener, else the panel or page. */
const placeOf = (box: HTMLElement): HTMLElement | null =>
  box.closest('details')?.querySelector('summary') ?? box.closest<HTMLElement>('[tabindex="-1"]');

/**
 * A load error with a retry button (ERR-11). The focus waits nearby during the retry and
 * returns to the button if it fails again.
 */
export const ErrorBox = ({ message, retryLabel, onRetry }: ErrorBoxProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    if (waiting && waiting === document.activeElement && waiting === placeOf(current))
      current.querySelector('button')?.focus();
    return () => {
      if (!current.contains(document.activeElement)) return;
      waiting = placeOf(current);
      waiting?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box} className={styles.box} role="alert">
      <Icon name="warning" className={styles.icon} />
      <p>{message}</p>
      <Button look="quiet" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
};
