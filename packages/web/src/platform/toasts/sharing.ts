import type { ToastStore } from './toastStore.ts';

export type Shared = {
  readonly url: string;
  readonly title: string;
  readonly text?: string;
};

export type Sharing = {
  readonly copy: (url: string) => Promise<void>;
  readonly share: ((shared: Shared) => Promise<void>) | null;
};

/**
 * Shares or copies an address and reports the outcome. `byHand` shows the address if the
 * clipboard is unavailable. Call it in the browser only.
 */
export const createSharing = (
  toasts: ToastStore,
  words: { readonly copied: string; readonly byHand: string },
): Sharing => {
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.notify(words.copied);
    } catch {
      toasts.notify(words.byHand, { isLasting: true });
    }
  };
  const share = async (shared: Shared): Promise<void> => {
    try {
      await navigator.share(shared);
    } catch (error) {
      // Closing the share sheet ends the action.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(shared.url);
    }
  };
  return { copy, share: 'share' in navigator ? share : null };
};
