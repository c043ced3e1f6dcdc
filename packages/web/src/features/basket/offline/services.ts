import { NewKeyT } from '../../../platform/browser/browser.ts';
import { BasketsT, PreferencesT, SizesT } from '../../../platform/ports/ports.ts';
import { lateStore, value } from '../../../platform/services/token.ts';

/** Does something while no other tab of the shop does. Browsers without locks go without: what is sent twice is done once. */
const AloneT = value('Alone', async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request('basket-outbox', work);
  else await work();
});

/** What was asked of the basket without a network, one for the whole tab. */
export const BasketOutboxT = lateStore('BasketOutbox', {
  scope: 'tab',
  needs: { preferences: PreferencesT, baskets: BasketsT, sizes: SizesT, newKey: NewKeyT, alone: AloneT },
  load: async () => (await import('./basketOutbox.ts')).BasketOutbox,
});
