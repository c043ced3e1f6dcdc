import { type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './IconButton.tsx';
import { useLayer } from './layers.ts';

type LayerLook = {
  readonly place: string;
  readonly veil: string;
  readonly surface: string;
  readonly head: string;
  readonly title: string;
};

type LayerFrameProps = {
  readonly look: LayerLook;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly isLocked?: boolean;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Shared frame of layers: backdrop, titled surface that traps the focus, and close buttons.
 * Browser only.
 */
export const LayerFrame = ({
  look,
  title,
  closeLabel,
  onClose,
  isLocked = false,
  lead,
  children,
}: LayerFrameProps): ReactNode => {
  const close = (): void => {
    if (!isLocked) onClose();
  };
  const element = useLayer(close);
  const titleId = useId();
  return createPortal(
    <div className={look.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the close button, which the keyboard reaches. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above; Escape closes too. */}
      <div className={look.veil} onClick={close} />
      <section
        ref={element as RefObject<HTMLElement>}
        className={look.surface}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <header className={look.head}>
          {lead}
          <h2 id={titleId} className={look.title}>
            {title}
          </h2>
          <IconButton
            icon="close"
            label={closeLabel}
            aria-disabled={isLocked || undefined}
            onClick={close}
          />
        </header>
        {children}
      </section>
    </div>,
    document.body,
  );
};
