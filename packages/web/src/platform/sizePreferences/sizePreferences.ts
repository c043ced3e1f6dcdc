import type { Preferences } from '@tailorbird/domain/shell';
import {
  defaultStandardSize,
  formatStandardSize,
  keptStandardSize,
  type StandardSize,
  type UnitSystem,
  unitSystemFor,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef } from 'mobx';
import { PreferencesT } from '../ports/ports.ts';
import { store } from '../services/token.ts';
import { type VisitStore, VisitT } from '../visit/visitStore.ts';

/** What a visitor has said about sizes: the standard size they chose last, and how they measure. */
export class SizePreferences {
  /** Chosen in this session; null until one is, since what is made to order goes back to nobody. */
  chosenStandardSize: StandardSize | null = null;
  chosenUnits: string | null = null;
  readonly #visit: Pick<VisitStore, 'countryCode'>;
  readonly #preferences: Preferences;

  constructor({ visit, preferences }: { readonly visit: Pick<VisitStore, 'countryCode'>; readonly preferences: Preferences }) {
    this.#visit = visit;
    this.#preferences = preferences;
    makeAutoObservable(this, { chosenStandardSize: observableRef }, { autoBind: true });
  }

  /** Where the choice of a standard size starts: at the last one, at first at 7 Regular (SIZE-30). */
  get standardSize(): StandardSize {
    return this.chosenStandardSize ?? defaultStandardSize;
  }

  /** Their own choice, else the habit of their country (SIZE-54, SIZE-55). */
  get units(): UnitSystem {
    return unitSystemFor(this.chosenUnits, this.#visit.countryCode);
  }

  chooseUnits(units: UnitSystem): void {
    this.chosenUnits = units;
    this.#preferences.write('unitSystem', units);
  }

  chooseStandardSize(size: StandardSize): void {
    this.chosenStandardSize = size;
    this.#preferences.write('standardSize', formatStandardSize(size));
  }

  /** Brings back what was chosen before. Not before the page has been taken over: the public page knows nobody. */
  recall(): void {
    this.chosenStandardSize = keptStandardSize(this.#preferences.read('standardSize'));
    this.chosenUnits = this.#preferences.read('unitSystem');
  }
}

export const SizePreferencesT = store('SizePreferences', {
  scope: 'tab',
  needs: { visit: VisitT, preferences: PreferencesT },
  is: SizePreferences,
});
