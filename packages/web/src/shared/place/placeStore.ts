import type { Account } from '@tailorbird/domain/account';
import { suggestCountry } from '@tailorbird/domain/location';
import { makeAutoObservable, runInAction } from 'mobx';
import { LanguagesT } from '../../platform/browser/browser.ts';
import { later, store } from '../../platform/services/token.ts';
import { AccountT } from '../ports/ports.ts';
import { site } from '../site/site.ts';
import { type VisitStore, VisitT } from '../visit/visitStore.ts';

export type PlaceDependencies = {
  readonly account: () => Promise<Pick<Account, 'chooseCountry'>>;
  readonly visit: Pick<VisitStore, 'visit' | 'countryCode' | 'setVisit'>;
  readonly languages: () => readonly string[];
};

/** The country for prices and shipping. Asks if it is unknown; only the visitor sets it. */
export class PlaceStore {
  isChanging = false;
  readonly #dependencies: PlaceDependencies;

  constructor(dependencies: PlaceDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * The country to suggest. Null while the visit is loading, if a country is set, or if no
   * browser language implies one.
   */
  get suggested(): (typeof site.countries)[number] | null {
    const { visit, languages } = this.#dependencies;
    return visit.visit === null || visit.countryCode !== null
      ? null
      : suggestCountry(languages(), site.countries);
  }

  /** Returns whether prices now use that country, or null if another choice is in progress. */
  async choose(countryCode: string): Promise<boolean | null> {
    if (this.isChanging) return null;
    this.isChanging = true;
    try {
      const { account, visit } = this.#dependencies;
      const answer = await (await account()).chooseCountry(countryCode);
      if (answer.ok) visit.setVisit(answer.value);
      return answer.ok;
    } catch {
      // The adapter failed to load.
      return false;
    } finally {
      runInAction(() => {
        this.isChanging = false;
      });
    }
  }
}

export const PlaceT = store('Place', {
  scope: 'tab',
  needs: { account: later(AccountT), visit: VisitT, languages: LanguagesT },
  is: PlaceStore,
});
