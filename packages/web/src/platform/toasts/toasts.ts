/** SHELL-25: number of notifications shown at once, newest first. */
export const toastLimit = 2;

export type Toast<Content = string> = { readonly id: number; readonly content: Content };

/**
 * Adds a notification and removes the oldest beyond the limit. The same id replaces
 * its notification.
 */
export const raiseToast = <Content>(
  toasts: readonly Toast<Content>[],
  toast: Toast<Content>,
): readonly Toast<Content>[] =>
  [...toasts.filter(({ id }) => id !== toast.id), toast].slice(-toastLimit);

export const dismissToast = <Content>(
  toasts: readonly Toast<Content>[],
  id: number,
): readonly Toast<Content>[] => toasts.filter((toast) => toast.id !== id);
