import { type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useLayer } from './layers.ts';

type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A question or a short piece of information in the middle of the page, over everything else. For the browser alone. */
export const Dialog = ({ title, closeLabel, onClose, children }: DialogProps): ReactNode => {
  const element = useLayer(onClose);
  const titleId = useId();
  return createPortal(
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the close button, which the keyboard reaches. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above; Escape closes too. */}
      <div className={styles.veil} onClick={onClose} />
      <section
        ref={element as RefObject<HTMLElement>}
        className={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </section>
    </div>,
    document.body,
  );
};
