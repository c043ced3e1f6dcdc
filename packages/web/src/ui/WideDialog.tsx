import { type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './IconButton.tsx';
import { useLayer } from './layers.ts';
import type { SidePanelProps } from './SidePanel.tsx';
import styles from './WideDialog.module.css';

/** A large sheet in the middle of the page, all of it on a phone: for what needs room beside itself. For the browser alone. */
export const WideDialog = ({ title, closeLabel, onClose, isLocked = false, lead, children, footer }: SidePanelProps): ReactNode => {
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
        className={styles.dialog}
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet of text alone is scrolled with the keyboard too. */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </section>
    </div>,
    document.body,
  );
};
