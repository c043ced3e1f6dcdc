import { TodayT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import { BasketActionsT, SizesT } from '../../shared/ports/ports.ts';
import { SizePreferencesT } from '../../shared/sizePreferences/sizePreferences.ts';
import { WardrobeT } from '../../shared/wearers/wardrobe.ts';
import { WearersStoreT } from '../../shared/wearers/wearersStore.ts';

export const FavoriteBuyT = lateStore('FavoriteBuy', {
  scope: 'component',
  needs: {
    sizes: SizesT,
    desk: BasketActionsT,
    today: TodayT,
    sizePreferences: SizePreferencesT,
    wardrobe: WardrobeT,
    wearers: WearersStoreT,
  },
  load: async () => (await import('./favoriteBuy.ts')).FavoriteBuy,
});
