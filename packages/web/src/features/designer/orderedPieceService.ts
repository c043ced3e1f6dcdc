import { ClockT, TodayT } from '../../platform/browser/browser.ts';
import { OrderChangesT } from '../../platform/orderLines/orderChanges.ts';
import { CatalogT, ChangesT, OrdersT, SizesT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';
import { SizePreferencesT } from '../../platform/sizePreferences/sizePreferences.ts';

/** A piece of an order, for the panel that changes it. */
export const OrderedPieceStoreT = lateStore('OrderedPieceStore', {
  scope: 'component',
  needs: {
    orders: OrdersT,
    changes: ChangesT,
    catalog: CatalogT,
    sizes: SizesT,
    sizePreferences: SizePreferencesT,
    told: OrderChangesT,
    clock: ClockT,
    today: TodayT,
  },
  load: async () => (await import('./orderedPieceStore.ts')).OrderedPieceStore,
});
