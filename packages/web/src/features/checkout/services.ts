import { port } from '../../platform/services/token.ts';
import type { CheckoutBasketView } from './checkoutBasket.ts';

/** The basket of this tab, as the checkout sees it. */
export const CheckoutBasketT = port<CheckoutBasketView>('CheckoutBasket');
