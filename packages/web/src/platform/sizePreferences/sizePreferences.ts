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

/** What a visitor has said about sizes: the standard size looked at last, and how they measure. */
export class SizePreferences {
  /** 7 Regular, until another one is chosen in this session (SIZE-30). */
  standardSize: StandardSize = defaultStandardSize;
  chosenUnits: string | null = null;
  readonly #visit: Pick<VisitStore, 'countryCode'>;
  readonly #preferences: Preferences;

  constructor({ visit, preferences }: { readonly visit: Pick<VisitStore, 'countryCode'>; readonly preferences: Preferences }) {
    this.#visit = visit;
    this.#preferences = preferences;
    makeAutoObservable(this, { standardSize: observableRef }, { autoBind: true });
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
    this.standardSize = size;
    this.#preferences.write('standardSize', formatStandardSize(size));
  }

  /** Brings back what was chosen before. Not before the page has been taken over: the public page knows nobody. */
  recall(): void {
    this.standardSize = keptStandardSize(this.#preferences.read('standardSize'));
    this.chosenUnits = this.#preferences.read('unitSystem');
  }
}

export const SizePreferencesT = store('SizePreferences', {
  scope: 'tab',
  needs: { visit: VisitT, preferences: PreferencesT },
  is: SizePreferences,
});
