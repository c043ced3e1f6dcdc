/** Every `reason` a basket call is refused with (406). Against another shop any other text can come, and means no more than "refused". */
export const basketReasons = [
  'Out Of Stock',
  'Stock Limit Exceeded',
  'Quantity Exceeded',
  'Not Available',
  'Missing UserSize',
  'Wrong Size Type',
  'Missing Selected Properties',
  'Basket Frozen',
] as const;

export type BasketReason = (typeof basketReasons)[number];
