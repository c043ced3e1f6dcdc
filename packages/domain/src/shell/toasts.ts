/** SHELL-25: at most two show at once, the newest; each is 450 wide. */
export const toastLimit = 2;
export const toastWidth = 450;

export type Toast<Content = string> = { readonly id: number; readonly content: Content };

/** The toasts with one more; the oldest makes room. The same id again replaces its toast. */
export const raiseToast = <Content>(toasts: readonly Toast<Content>[], toast: Toast<Content>): readonly Toast<Content>[] =>
  [...toasts.filter(({ id }) => id !== toast.id), toast].slice(-toastLimit);

export const dismissToast = <Content>(toasts: readonly Toast<Content>[], id: number): readonly Toast<Content>[] =>
  toasts.filter((toast) => toast.id !== id);

/** AUTH-22, ERR-10: several messages make one text, a line each; no message is the unknown error. `contact` follows on its own line. */
export const joinMessages = (messages: readonly string[], fallback: string, contact: string | null = null): string => {
  const said = messages.map((message) => message.trim()).filter((message) => message !== '');
  return [...(said.length === 0 ? [fallback] : said), ...(contact === null ? [] : [contact])].join('\n');
};
