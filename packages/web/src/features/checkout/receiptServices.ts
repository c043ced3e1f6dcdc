import { lateStore } from '../../platform/services/token.ts';
import { OrdersT } from '../../shared/ports/ports.ts';

export const ReceiptStoreT = lateStore('ReceiptStore', {
  scope: 'component',
  needs: { orders: OrdersT },
  load: async () => (await import('./receiptStore.ts')).ReceiptStore,
});
