import type { ToastStore } from './toastStore.ts';

export type Handed = {
  readonly url: string;
  /** What the device's own sheet says of it. */
  readonly title: string;
  readonly text?: string;
};

export type HandOn = {
  /** Puts an address on the clipboard. */
  readonly copy: (url: string) => Promise<void>;
  /** Hands it on by the device's own sheet; null where there is none. */
  readonly hand: ((handed: Handed) => Promise<void>) | null;
};

/** Ways to hand an address on, with words for what became of it: `byHand` where the browser keeps its clipboard to itself. Call it where the browser may be asked. */
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
      // Whoever closed the sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(handed.url);
    }
  };
  return { copy, hand: 'share' in navigator ? hand : null };
};
