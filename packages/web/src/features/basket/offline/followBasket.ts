import type { Basket } from '@tailorbird/domain/basket';
import type { Preferences } from '@tailorbird/domain/shell';
import { reaction } from 'mobx';

type Following = {
  readonly store: { readonly basket: Basket | undefined; readonly asOf: number | null };
  readonly visit: { readonly user: { readonly id: number } | null | undefined };
  readonly preferences: Pick<Preferences, 'write'>;
  readonly clock: { readonly now: () => number };
};

/** Keeps the basket of this tab in the browser each time it comes from the server, with whose it is, so that it goes with them. Answers what ends that. */
export const followBasket = ({ store, visit, preferences, clock }: Following): (() => void) =>
  reaction(
    () => (store.asOf === null && visit.user !== undefined ? store.basket : undefined),
    (basket) => {
      if (basket)
        preferences.write(
          'keptBasket',
          JSON.stringify({ owner: visit.user?.id ?? null, at: clock.now(), basket }),
        );
    },
    { fireImmediately: true },
  );
