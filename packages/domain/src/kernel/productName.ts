/** Name of the shop software. */
export const productName = 'Tailorbird';
