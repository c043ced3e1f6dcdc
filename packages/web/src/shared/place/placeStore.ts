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
  readonly visit: Pick<VisitStore, 'visit' | 'countryCode' | 'take'>;
  readonly languages: () => readonly string[];
};

/** The country that prices and shipping are for: asked for where nobody knows it, and chosen by the visitor alone. */
export class PlaceStore {
  isChanging = false;
  readonly #dependencies: PlaceDependencies;

  constructor(dependencies: PlaceDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The country to ask about; null while it is unknown whether one is known, where one is, and where no language tells. */
  get suggested(): (typeof site.countries)[number] | null {
    const { visit, languages } = this.#dependencies;
    return visit.visit === null || visit.countryCode !== null
      ? null
      : suggestCountry(languages(), site.countries);
  }

  /** Answers whether prices are for that country now; null while another choice is under way. */
  async choose(countryCode: string): Promise<boolean | null> {
    if (this.isChanging) return null;
    this.isChanging = true;
    try {
      const { account, visit } = this.#dependencies;
      const answer = await (await account()).chooseCountry(countryCode);
      if (answer.ok) visit.take(answer.value);
      return answer.ok;
    } catch {
      // What asks the server could not be loaded.
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
