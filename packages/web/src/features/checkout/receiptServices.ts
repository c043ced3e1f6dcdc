import { OrdersT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';

export const ReceiptStoreT = lateStore('ReceiptStore', {
  scope: 'component',
  needs: { orders: OrdersT },
  load: async () => (await import('./receiptStore.ts')).ReceiptStore,
});
