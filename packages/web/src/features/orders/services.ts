import { BasketActionsT, BasketsT, OrdersT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';

export const OrdersStoreT = lateStore('OrdersStore', {
  scope: 'component',
  needs: { orders: OrdersT, baskets: BasketsT, basket: BasketActionsT },
  load: async () => (await import('./ordersStore.ts')).OrdersStore,
});
