/** Where an empty basket redirects to, without language prefix (CHECKOUT-14). */
export const emptyBasketPath = '/products';
