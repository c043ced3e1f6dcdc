import { port } from '../../platform/services/token.ts';
import type { CheckoutBasketView } from './checkoutBasket.ts';

export const CheckoutBasketT = port<CheckoutBasketView>('CheckoutBasket');
