import { unreachable } from '@tailorbird/domain/kernel';

export type IdealSizePanel =
  | { readonly status: 'closed' }
  | { readonly status: 'asking'; readonly notice: IdealSizeNotice | null }
  | { readonly status: 'calculating' }
  /** Shows the result: a size, or that no size fits (SIZE-62). */
  | { readonly status: 'found' };

export type IdealSizeNotice = 'body-shape-missing' | 'size-calculation-failed';

export type IdealSizeEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'answered' }
  | { readonly type: 'continued'; readonly isShapeKnown: boolean }
  | { readonly type: 'calculated' }
  | { readonly type: 'calculation-failed' }
  | { readonly type: 'went-back' }
  /** Create-size continues with the result (SIZE-34). */
  | { readonly type: 'accepted' }
  | { readonly type: 'close-asked' };

export const reduceIdealSize = (panel: IdealSizePanel, event: IdealSizeEvent): IdealSizePanel => {
  switch (event.type) {
    case 'opened':
      return panel.status === 'closed' ? { status: 'asking', notice: null } : panel;
    case 'answered':
      return panel.status === 'asking' ? { status: 'asking', notice: null } : panel;
    case 'continued':
      if (panel.status !== 'asking') return panel;
      return event.isShapeKnown
        ? { status: 'calculating' }
        : { status: 'asking', notice: 'body-shape-missing' };
    case 'calculated':
      return panel.status === 'calculating' ? { status: 'found' } : panel;
    case 'calculation-failed':
      return panel.status === 'calculating'
        ? { status: 'asking', notice: 'size-calculation-failed' }
        : panel;
    case 'went-back':
      return panel.status === 'found' || panel.status === 'calculating'
        ? { status: 'asking', notice: null }
        : panel;
    case 'accepted':
      return panel.status === 'found' ? { status: 'closed' } : panel;
    case 'close-asked':
      return panel.status === 'closed' ? panel : { status: 'closed' };
    default:
      return unreachable(event);
  }
};
