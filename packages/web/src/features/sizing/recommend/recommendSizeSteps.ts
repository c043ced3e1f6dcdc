import { unreachable } from '@tailorbird/domain/kernel';
import { type StandardSize, sweatshirtSizeTypeSlug } from '@tailorbird/domain/sizing';

/** The panel or chat to open when this panel closes. */
export type RecommendSizeExit =
  | { readonly to: 'ideal-size'; readonly mode: 'standard-sizes' }
  | { readonly to: 'create-size'; readonly tab: 'standard'; readonly size: StandardSize }
  | { readonly to: 'support-chat' }
  | null;

export type RecommendSizePanel =
  | { readonly status: 'closed'; readonly exit: RecommendSizeExit }
  | { readonly status: 'mode-selection' }
  | {
      readonly status: 'size-selection';
      readonly userSizeId: number | null;
      readonly notice: RecommendSizeNotice | null;
    }
  | { readonly status: 'calculating'; readonly userSizeId: number }
  | { readonly status: 'size-recommendation'; readonly size: StandardSize | null };

export type RecommendSizeNotice = 'select-a-size-to-continue' | 'size-calculation-failed';

export type RecommendSizeEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'mode-chosen'; readonly mode: 'existing-size' | 'algorithm' }
  | { readonly type: 'size-chosen'; readonly userSizeId: number }
  | { readonly type: 'dressed' }
  | { readonly type: 'continued' }
  | { readonly type: 'calculated'; readonly size: StandardSize | null }
  | { readonly type: 'calculation-failed' }
  /** The button of the recommendation: accepts the size, or opens support if there is none. */
  | { readonly type: 'button-pressed' }
  | { readonly type: 'went-back' }
  | { readonly type: 'close-asked' };

/**
 * Customers with a sweatshirt size get a recommendation from it; all others use find-my-size
 * (SIZE-33).
 */
export const standardSizeHelp = (
  sizes: readonly { readonly sizeTypeSlug: string }[],
):
  | { readonly open: 'recommend-size' }
  | { readonly open: 'ideal-size'; readonly mode: 'standard-sizes' } =>
  sizes.some(({ sizeTypeSlug }) => sizeTypeSlug === sweatshirtSizeTypeSlug)
    ? { open: 'recommend-size' }
    : { open: 'ideal-size', mode: 'standard-sizes' };

export const recommendationButton = (
  size: StandardSize | null,
): 'use-this-size' | 'contact-customer-support' =>
  size === null ? 'contact-customer-support' : 'use-this-size';

export const reduceRecommendSize = (
  panel: RecommendSizePanel,
  event: RecommendSizeEvent,
): RecommendSizePanel => {
  switch (event.type) {
    case 'opened':
      return panel.status === 'closed' ? { status: 'mode-selection' } : panel;
    case 'mode-chosen':
      if (panel.status !== 'mode-selection') return panel;
      return event.mode === 'existing-size'
        ? { status: 'size-selection', userSizeId: null, notice: null }
        : { status: 'closed', exit: { to: 'ideal-size', mode: 'standard-sizes' } };
    case 'size-chosen':
      return panel.status === 'size-selection'
        ? { ...panel, userSizeId: event.userSizeId, notice: null }
        : panel;
    case 'dressed':
      return panel.status === 'size-selection'
        ? { ...panel, userSizeId: null, notice: null }
        : panel;
    case 'continued':
      if (panel.status !== 'size-selection') return panel;
      return panel.userSizeId === null
        ? { ...panel, notice: 'select-a-size-to-continue' }
        : { status: 'calculating', userSizeId: panel.userSizeId };
    case 'calculated':
      return panel.status === 'calculating'
        ? { status: 'size-recommendation', size: event.size }
        : panel;
    case 'calculation-failed':
      return panel.status === 'calculating'
        ? {
            status: 'size-selection',
            userSizeId: panel.userSizeId,
            notice: 'size-calculation-failed',
          }
        : panel;
    case 'button-pressed':
      if (panel.status !== 'size-recommendation') return panel;
      return {
        status: 'closed',
        exit:
          panel.size === null
            ? { to: 'support-chat' }
            : { to: 'create-size', tab: 'standard', size: panel.size },
      };
    case 'went-back':
      if (panel.status === 'size-recommendation')
        return { status: 'size-selection', userSizeId: null, notice: null };
      return panel.status === 'size-selection' ? { status: 'mode-selection' } : panel;
    case 'close-asked':
      return panel.status === 'closed' ? panel : { status: 'closed', exit: null };
    default:
      return unreachable(event);
  }
};
