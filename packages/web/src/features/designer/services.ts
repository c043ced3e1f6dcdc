import { TodayT } from '../../platform/browser/browser.ts';
import { BasketActionsT, CatalogT, SizesT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';
import { FittingT } from '../../platform/sizePreferences/fittingStore.ts';

/** A line of the basket, for the panels that look at it and change it. */
export const LineStoreT = lateStore('LineStore', {
  scope: 'component',
  needs: { desk: BasketActionsT, catalog: CatalogT, sizes: SizesT, fitting: FittingT, today: TodayT },
  load: async () => (await import('./lineStore.ts')).LineStore,
});
