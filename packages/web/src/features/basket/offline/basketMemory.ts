import type { Basket } from '@tailorbird/domain/basket';
import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';

export type BasketMemoryDependencies = {
  readonly preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;
  readonly visit: { readonly user: { readonly id: number } | null | undefined };
  readonly clock: { readonly now: () => number };
};

/** The basket as it was last, kept in the browser for when there is no network. */
export class BasketMemory {
  /** Since when the basket that is shown is no longer asked for; null: it came from the server. */
  asOf: number | null = null;
  readonly #dependencies: BasketMemoryDependencies;

  constructor(dependencies: BasketMemoryDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  keep(basket: Basket): void {
    const { preferences, visit, clock } = this.#dependencies;
    this.asOf = null;
    // Whose it is has to be known, so that it goes with them.
    if (visit.user !== undefined)
      preferences.write('keptBasket', JSON.stringify({ owner: visit.user?.id ?? null, at: clock.now(), basket }));
  }

  /** The basket that was kept, unless it is somebody else's. What reads it comes when it is needed. */
  async recall(): Promise<Basket | null> {
    const { preferences, visit } = this.#dependencies;
    const part = await import('./keptBasketOf.ts').catch(() => null);
    const kept =
      part?.keptBasketOf(preferences.read('keptBasket'), visit.user === undefined ? undefined : (visit.user?.id ?? null)) ?? null;
    return runInAction(() => {
      this.asOf = kept?.at ?? null;
      return kept?.basket ?? null;
    });
  }

  forget(): void {
    this.#dependencies.preferences.remove('keptBasket');
    this.asOf = null;
  }
}
