import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

export const buttonClass = (look: ButtonLook = 'primary', isWide = false): string =>
  classNames(styles.button, styles[look], isWide && styles.wide);

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: ButtonLook;
  readonly isWide?: boolean;
  /** Busy state: keeps position and focus, is announced, and ignores clicks. */
  readonly isBusy?: boolean;
};

/**
 * `primary` for the main action, `secondary` for others, `quiet` for small ones within
 * a text or list.
 */
export const Button = ({
  look = 'primary',
  isWide = false,
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode => (
  <button
    type="button"
    {...rest}
    className={classNames(buttonClass(look, isWide), isBusy && styles.busy, className)}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || rest['aria-disabled'] || undefined}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {children}
  </button>
);
