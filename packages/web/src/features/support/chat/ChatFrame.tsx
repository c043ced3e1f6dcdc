import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from '../../../shared/chat/Chat.module.css';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useLayer } from '../../../ui/layers.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';

type ChatFrameProps = {
  readonly title: string;
  readonly status: string | null;
  readonly closeLabel: string;
  readonly align: 'left' | 'right';
  readonly onClose: () => void;
  readonly children: ReactNode;
};

type SurfaceProps = ChatFrameProps & {
  readonly element: RefObject<HTMLElement | null>;
  readonly isModal: boolean;
};

const Surface = ({
  title,
  status,
  closeLabel,
  align,
  onClose,
  children,
  element,
  isModal,
}: SurfaceProps): ReactNode => {
  const titleId = useId();
  return createPortal(
    <section
      ref={element as RefObject<HTMLElement>}
      className={styles.frame}
      data-align={align}
      {...(!isModal && { 'data-page-part': '' })}
      role="dialog"
      aria-modal={isModal || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <div className={styles.titles}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {status !== null && <p className={styles.status}>{status}</p>}
        </div>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </section>,
    document.body,
  );
};

/** On a phone the chat covers the page. */
const Modal = (props: ChatFrameProps): ReactNode => (
  <Surface {...props} element={useLayer(props.onClose)} isModal />
);

/** Beside the page, which stays usable: visitors ask about the garment they see. */
const Floating = (props: ChatFrameProps): ReactNode => {
  const element = useRef<HTMLElement | null>(null);
  const { onClose } = props;
  useEffect(() => {
    const surface = element.current;
    const hadFocus = document.activeElement;
    (surface?.querySelector<HTMLElement>('[data-first-focus]') ?? surface)?.focus({
      preventScroll: true,
    });
    return () => {
      const isInside =
        surface?.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && hadFocus instanceof HTMLElement && hadFocus.isConnected)
        hadFocus.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Keeps the focus of a visitor who is using the page; moves it to the chat if nothing or
      // the opening button has it.
      const { activeElement } = document;
      const meansChat =
        activeElement === document.body || activeElement?.getAttribute('aria-expanded') === 'true';
      if (!meansChat && !element.current?.contains(activeElement)) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return <Surface {...props} element={element} isModal={false} />;
};

export const ChatFrame = (props: ChatFrameProps): ReactNode =>
  useMediaQuery('(width < 40rem)') ? <Modal {...props} /> : <Floating {...props} />;
