/** Redirect for an empty basket, without language prefix (CHECKOUT-14). */
export const emptyBasketPath = '/products';
