import { unreachable } from '@tailorbird/domain/kernel';

export type EditSizeMode = 'simple' | 'advanced';

export type EditSizePanel =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly sizeId: number }
  | {
      readonly status: 'not-editable';
      readonly sizeId: number;
      readonly because: 'size-not-found' | 'size-cannot-be-edited';
    }
  | {
      readonly status: 'editing';
      readonly sizeId: number;
      readonly mode: EditSizeMode;
      readonly notice: 'size-not-updated' | null;
    }
  | { readonly status: 'saving'; readonly sizeId: number; readonly mode: EditSizeMode };

export type EditSizeEvent =
  | { readonly type: 'opened'; readonly sizeId: number }
  | { readonly type: 'loaded'; readonly sizeId: number }
  | {
      readonly type: 'load-failed';
      readonly sizeId: number;
      readonly because: 'size-not-found' | 'size-cannot-be-edited';
    }
  | { readonly type: 'mode-chosen'; readonly mode: EditSizeMode }
  | { readonly type: 'entered' }
  | { readonly type: 'save-started'; readonly isChanged: boolean }
  | { readonly type: 'save-failed' }
  | { readonly type: 'saved' }
  | { readonly type: 'close-asked' };

/** Ignores responses for a size that is no longer shown (SIZE-05, SIZE-64). */
export const reduceEditSize = (panel: EditSizePanel, event: EditSizeEvent): EditSizePanel => {
  switch (event.type) {
    case 'opened':
      return panel.status === 'saving' ? panel : { status: 'loading', sizeId: event.sizeId };
    case 'loaded':
      return panel.status === 'loading' && panel.sizeId === event.sizeId
        ? { status: 'editing', sizeId: event.sizeId, mode: 'simple', notice: null }
        : panel;
    case 'load-failed':
      return panel.status === 'loading' && panel.sizeId === event.sizeId
        ? { status: 'not-editable', sizeId: event.sizeId, because: event.because }
        : panel;
    case 'mode-chosen':
      return panel.status === 'editing' ? { ...panel, mode: event.mode } : panel;
    case 'entered':
      return panel.status === 'editing' ? { ...panel, notice: null } : panel;
    case 'save-started':
      return panel.status === 'editing' && event.isChanged
        ? { status: 'saving', sizeId: panel.sizeId, mode: panel.mode }
        : panel;
    case 'save-failed':
      return panel.status === 'saving'
        ? { ...panel, status: 'editing', notice: 'size-not-updated' }
        : panel;
    case 'saved':
      return panel.status === 'saving' ? { status: 'closed' } : panel;
    case 'close-asked':
      return panel.status === 'saving' ? panel : { status: 'closed' };
    default:
      return unreachable(event);
  }
};
