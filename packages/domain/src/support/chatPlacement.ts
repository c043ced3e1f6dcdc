export type ChatRequest = {
  readonly hidden?: boolean;
  readonly align?: 'left' | 'right';
  readonly padding?: { readonly vertical: number; readonly horizontal: number };
};
export type ChatPlacement = Required<ChatRequest>;

/** Keeps the launcher above the bar of a product page (SUPPORT-15). */
export const productPagePadding: ChatPlacement['padding'] = { vertical: 100, horizontal: 16 };
const usual: ChatPlacement = {
  hidden: false,
  align: 'right',
  padding: { vertical: 16, horizontal: 16 },
};

/**
 * Placement of the launcher (SUPPORT-14): hidden while any screen requests it, otherwise
 * the latest request wins.
 */
export const chatPlacement = (requests: readonly ChatRequest[]): ChatPlacement => ({
  hidden: requests.some(({ hidden }) => hidden === true),
  align: requests.findLast(({ align }) => align !== undefined)?.align ?? usual.align,
  padding: requests.findLast(({ padding }) => padding !== undefined)?.padding ?? usual.padding,
});
