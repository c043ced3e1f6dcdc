export const productName = 'Tailorbird';
