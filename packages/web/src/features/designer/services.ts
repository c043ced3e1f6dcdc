import { TodayT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import { BasketActionsT, CatalogT, SizesT } from '../../shared/ports/ports.ts';
import { SizePreferencesT } from '../../shared/sizePreferences/sizePreferences.ts';

export const LineStoreT = lateStore('LineStore', {
  scope: 'component',
  needs: {
    desk: BasketActionsT,
    catalog: CatalogT,
    sizes: SizesT,
    sizePreferences: SizePreferencesT,
    today: TodayT,
  },
  load: async () => (await import('./lineStore.ts')).LineStore,
});
