/** CHECKOUT-14: where an empty basket leads, without language prefix. */
export const emptyBasketPath = '/products';
