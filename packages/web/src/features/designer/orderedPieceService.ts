import { ClockT, TodayT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import { OrderChangesT } from '../../shared/orderLines/orderChanges.ts';
import { CatalogT, ChangesT, OrdersT, SizesT } from '../../shared/ports/ports.ts';
import { SizePreferencesT } from '../../shared/sizePreferences/sizePreferences.ts';

export const OrderedPieceStoreT = lateStore('OrderedPieceStore', {
  scope: 'component',
  needs: {
    orders: OrdersT,
    changes: ChangesT,
    catalog: CatalogT,
    sizes: SizesT,
    sizePreferences: SizePreferencesT,
    orderChanges: OrderChangesT,
    clock: ClockT,
    today: TodayT,
  },
  load: async () => (await import('./orderedPieceStore.ts')).OrderedPieceStore,
});
