import { OrdersT } from '../../platform/ports/ports.ts';
import { lateStore, port } from '../../platform/services/token.ts';
import type { CheckoutBasketView } from './checkoutBasket.ts';

/** The basket of this tab, as the checkout sees it. */
export const CheckoutBasketT = port<CheckoutBasketView>('CheckoutBasket');

export const ReceiptStoreT = lateStore('ReceiptStore', {
  scope: 'component',
  needs: { orders: OrdersT },
  load: async () => (await import('./receiptStore.ts')).ReceiptStore,
});
