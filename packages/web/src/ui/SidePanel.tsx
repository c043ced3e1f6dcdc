import { type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './IconButton.tsx';
import { useLayer } from './layers.ts';
import styles from './SidePanel.module.css';

export type SidePanelProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** It cannot be closed for now. */
  readonly isLocked?: boolean;
  /** Left of the title, such as a back button. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  readonly footer?: ReactNode;
};

/** A panel over the right side of the page, for the browser alone: open it after hydration (PANEL-13, SHELL-32). */
export const SidePanel = ({ title, closeLabel, onClose, isLocked = false, lead, children, footer }: SidePanelProps): ReactNode => {
  const close = (): void => {
    if (!isLocked) onClose();
  };
  const element = useLayer(close);
  const titleId = useId();
  return createPortal(
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the close button, which the keyboard reaches. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above; Escape closes too. */}
      <div className={styles.veil} onClick={close} />
      <section
        ref={element as RefObject<HTMLElement>}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <header className={styles.head}>
          {lead}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} aria-disabled={isLocked || undefined} onClick={close} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone is scrolled with the keyboard too. */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </section>
    </div>,
    document.body,
  );
};
