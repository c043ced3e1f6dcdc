import { NewKeyT } from '../../../platform/browser/browser.ts';
import { BasketsT, PreferencesT, SizesT } from '../../../platform/ports/ports.ts';
import { lateStore } from '../../../platform/services/token.ts';

/** What was asked of the basket without a network, one for the whole tab. */
export const BasketOutboxT = lateStore('BasketOutbox', {
  scope: 'tab',
  needs: { preferences: PreferencesT, baskets: BasketsT, sizes: SizesT, newKey: NewKeyT },
  load: async () => (await import('./basketOutbox.ts')).BasketOutbox,
});
