import type { Preferences } from '@tailorbird/domain/shell';
import {
  type CutFor,
  cutForChoices,
  cutForKept,
  cutForOf,
  defaultStandardSizeFor,
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

/** What a visitor has said about sizes: for whose body they are, the standard size they chose last, and how they measure. */
export class SizePreferences {
  /** Chosen in this session; null until one is, since what is made to order goes back to nobody. */
  chosenStandardSize: StandardSize | null = null;
  chosenUnits: string | null = null;
  /** Said once, wherever it is asked; null while nobody said. */
  chosenCutFor: CutFor | null = null;
  readonly #visit: Pick<VisitStore, 'countryCode'>;
  readonly #preferences: Preferences;

  constructor({ visit, preferences }: { readonly visit: Pick<VisitStore, 'countryCode'>; readonly preferences: Preferences }) {
    this.#visit = visit;
    this.#preferences = preferences;
    makeAutoObservable(this, { chosenStandardSize: observableRef }, { autoBind: true });
  }

  /** For whose body garments are cut (SIZE-94). */
  get cutFor(): CutFor {
    return this.chosenCutFor ?? 'men';
  }

  /** Where the choice of a standard size starts: at the last one, at first at 7 Regular, or W7 Regular for women (SIZE-30). */
  get standardSize(): StandardSize {
    const { chosenStandardSize: chosen, cutFor } = this;
    return chosen && cutForOf(chosen) === cutFor ? chosen : defaultStandardSizeFor(cutFor);
  }

  /** Their own choice, else the habit of their country (SIZE-54, SIZE-55). */
  get units(): UnitSystem {
    return unitSystemFor(this.chosenUnits, this.#visit.countryCode);
  }

  chooseUnits(units: UnitSystem): void {
    this.chosenUnits = units;
    this.#preferences.write('unitSystem', units);
  }

  /** The standard size that was chosen becomes the one of the same letter that is cut for them. */
  chooseCutFor(cutFor: CutFor): void {
    this.chosenCutFor = cutFor;
    this.#preferences.write('cutFor', cutFor);
    const { chosenStandardSize: chosen } = this;
    if (chosen) this.chooseStandardSize({ base: chosen.base, length: chosen.length, ...cutForKept(cutFor) });
  }

  chooseStandardSize(size: StandardSize): void {
    this.chosenStandardSize = size;
    // It says for whom, where nobody did; an answer stays, whatever one garment is cut for.
    if (this.chosenCutFor === null && cutForOf(size) === 'women') this.chooseCutFor('women');
    this.#preferences.write('standardSize', formatStandardSize(size));
  }

  /** Brings back what was chosen before. Not before the page has been taken over: the public page knows nobody. */
  recall(): void {
    this.chosenStandardSize = keptStandardSize(this.#preferences.read('standardSize'));
    this.chosenUnits = this.#preferences.read('unitSystem');
    const kept = this.#preferences.read('cutFor');
    this.chosenCutFor = cutForChoices.find((each) => each === kept) ?? null;
  }
}

export const SizePreferencesT = store('SizePreferences', {
  scope: 'tab',
  needs: { visit: VisitT, preferences: PreferencesT },
  is: SizePreferences,
});
