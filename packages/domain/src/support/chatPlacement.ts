/** What a screen asks of the chat's launcher (SUPPORT-14). */
export type ChatRequest = {
  readonly hidden?: boolean;
  readonly align?: 'left' | 'right';
  readonly padding?: { readonly vertical: number; readonly horizontal: number };
};
export type ChatPlacement = Required<ChatRequest>;

/** SUPPORT-15: over the bar of a product page. */
export const productPagePadding: ChatPlacement['padding'] = { vertical: 100, horizontal: 16 };
const usual: ChatPlacement = {
  hidden: false,
  align: 'right',
  padding: { vertical: 16, horizontal: 16 },
};

/** SUPPORT-14: where the launcher is: hidden as long as any screen asks for it; otherwise the last to ask has its way. */
export const chatPlacement = (requests: readonly ChatRequest[]): ChatPlacement => ({
  hidden: requests.some(({ hidden }) => hidden === true),
  align: requests.findLast(({ align }) => align !== undefined)?.align ?? usual.align,
  padding: requests.findLast(({ padding }) => padding !== undefined)?.padding ?? usual.padding,
});
