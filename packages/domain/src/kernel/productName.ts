/** What the shop is called. */
export const productName = 'Tailorbird';
