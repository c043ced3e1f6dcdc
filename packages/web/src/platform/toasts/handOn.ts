import type { ToastStore } from './toastStore.ts';

export type Handed = {
  readonly url: string;
  /** Title for the device's share sheet. */
  readonly title: string;
  readonly text?: string;
};

export type HandOn = {
  /** Puts an address on the clipboard. */
  readonly copy: (url: string) => Promise<void>;
  /** Opens the device's share sheet; null without one. */
  readonly hand: ((handed: Handed) => Promise<void>) | null;
};

/**
 * Shares or copies an address and reports the outcome. `byHand` shows the address if the
 * clipboard is unavailable. Call it in the browser only.
 */
export const handOn = (
  toasts: ToastStore,
  words: { readonly copied: string; readonly byHand: string },
): HandOn => {
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.notify(words.copied);
    } catch {
      toasts.notify(words.byHand, { isLasting: true });
    }
  };
  const hand = async (handed: Handed): Promise<void> => {
    try {
      await navigator.share(handed);
    } catch (error) {
      // Closing the share sheet ends the action.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(handed.url);
    }
  };
  return { copy, hand: 'share' in navigator ? hand : null };
};
