import { unreachable } from '@tailorbird/domain/kernel';
import { needsAccount, type SaveSizeMode } from '@tailorbird/domain/sizing';

/** The action after saving a size (SIZE-44). */
export type SaveSizeStrategy = 'DesignerAddToBasket' | 'CloseModal';

/**
 * The designer adds the garment in its new size to the basket; other pages close the panel
 * (SIZE-44).
 */
export const saveSizeStrategy = (place: { readonly onDesigner: boolean }): SaveSizeStrategy =>
  place.onDesigner ? 'DesignerAddToBasket' : 'CloseModal';

export const panelsAfterSaving = (
  strategy: SaveSizeStrategy,
): {
  readonly close: readonly ['save-size', 'ideal-size'];
  readonly open: 'size-basket-cta' | null;
} => ({
  close: ['save-size', 'ideal-size'],
  open: strategy === 'DesignerAddToBasket' ? 'size-basket-cta' : null,
});

export type SaveSizePanel =
  | { readonly status: 'closed'; readonly savedSizeId: number | null }
  | {
      readonly status: 'filling';
      readonly mode: SaveSizeMode;
      readonly notice: SaveSizeNotice | null;
    }
  | { readonly status: 'creating-account'; readonly mode: SaveSizeMode }
  | { readonly status: 'saving'; readonly mode: SaveSizeMode };

/**
 * A failed sign-up shows the notice of a failed save and reloads the login state
 * (SIZE-59 … SIZE-61).
 */
export type SaveSizeNotice =
  | { readonly kind: 'already-exists'; readonly refetchLogin: boolean }
  | { readonly kind: 'message'; readonly message: string; readonly refetchLogin: boolean }
  | { readonly kind: 'size-not-created'; readonly refetchLogin: boolean };

export type SaveSizeEvent =
  | { readonly type: 'opened'; readonly mode: SaveSizeMode }
  | { readonly type: 'submitted' }
  | { readonly type: 'continued-as-guest' }
  | { readonly type: 'account-created' }
  | { readonly type: 'account-refused'; readonly because: SaveSizeRefusal }
  | { readonly type: 'saved'; readonly sizeId: number }
  | { readonly type: 'size-refused'; readonly because: SaveSizeRefusal }
  | { readonly type: 'close-asked' };

/** The server's refusal: the size or account already exists, a readable reason, or neither. */
export type SaveSizeRefusal = { readonly alreadyExists: boolean; readonly message: string | null };

const noticeOf = (
  { alreadyExists, message }: SaveSizeRefusal,
  refetchLogin: boolean,
): SaveSizeNotice => {
  if (alreadyExists) return { kind: 'already-exists', refetchLogin };
  return message === null || message === ''
    ? { kind: 'size-not-created', refetchLogin }
    : { kind: 'message', message, refetchLogin };
};

/**
 * The save-size panel after an event (SIZE-41 … SIZE-44, SIZE-59 … SIZE-61). A new account
 * stays even if saving fails; the customer then only enters the name. The panel stays open
 * during a request.
 */
export const reduceSaveSize = (panel: SaveSizePanel, event: SaveSizeEvent): SaveSizePanel => {
  switch (event.type) {
    case 'opened':
      return panel.status === 'closed'
        ? { status: 'filling', mode: event.mode, notice: null }
        : panel;
    case 'submitted':
      if (panel.status !== 'filling') return panel;
      return {
        status: needsAccount(panel.mode) ? 'creating-account' : 'saving',
        mode: panel.mode,
      };
    case 'continued-as-guest':
      return panel.status === 'filling' && needsAccount(panel.mode)
        ? { status: 'saving', mode: panel.mode }
        : panel;
    case 'account-created':
      return panel.status === 'creating-account' ? { status: 'saving', mode: 'NameSize' } : panel;
    case 'account-refused':
      return panel.status === 'creating-account'
        ? { status: 'filling', mode: panel.mode, notice: noticeOf(event.because, true) }
        : panel;
    case 'saved':
      return panel.status === 'saving' ? { status: 'closed', savedSizeId: event.sizeId } : panel;
    case 'size-refused':
      return panel.status === 'saving'
        ? { status: 'filling', mode: panel.mode, notice: noticeOf(event.because, false) }
        : panel;
    case 'close-asked':
      return panel.status === 'filling' ? { status: 'closed', savedSizeId: null } : panel;
    default:
      return unreachable(event);
  }
};
