/** Reasons of a 406 to a basket call. */
export const basketReasons = [
  'Out Of Stock',
  'Stock Limit Exceeded',
  'Quantity Exceeded',
  'Too Many Lines',
  'Not Available',
  'Missing UserSize',
  'Wrong Size Type',
  'Not Cut For Body',
  'Missing Selected Properties',
  'Basket Frozen',
] as const;

export type BasketReason = (typeof basketReasons)[number];
