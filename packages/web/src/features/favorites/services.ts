import { TodayT } from '../../platform/browser/browser.ts';
import { BasketActionsT, SizesT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';
import { SizePreferencesT } from '../../platform/sizePreferences/sizePreferences.ts';
import { WardrobeT } from '../../platform/wearers/wardrobe.ts';
import { WearersStoreT } from '../../platform/wearers/wearersStore.ts';

/** Puts designs of a list in the basket. */
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
