import type { Preferences } from '@tailorbird/domain/shell';
import {
  type CutFor,
  cutForChoices,
  cutForOf,
  defaultStandardSizeFor,
  formatStandardSize,
  parseStoredStandardSize,
  type StandardSize,
  storedCutFor,
  type UnitSystem,
  unitSystemFor,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { store } from '../../platform/services/token.ts';
import { PreferencesT } from '../ports/ports.ts';
import { type VisitStore, VisitT } from '../visit/visitStore.ts';

type VisitLocation = Pick<VisitStore, 'countryCode'> & Partial<Pick<VisitStore, 'user'>>;

export class SizePreferences {
  chosenStandardSize: StandardSize | null = null;
  chosenUnits: string | null = null;
  /** Null until chosen. Shared by all places that ask for the cut. */
  chosenCutFor: CutFor | null = null;
  /** Key of the current wearer, `account:wearer`; null for the visitor. */
  dressed: string | null = null;
  /**
   * The cut is asked with the size (`here`), on an earlier step (`before`), or already stored
   * for the wearer (`known`).
   */
  cutAsked: 'here' | 'before' | 'known' = 'here';
  readonly #visit: VisitLocation;
  readonly #preferences: Preferences;
  #leaves: (() => void) | null = null;

  constructor({
    visit,
    preferences,
  }: { readonly visit: VisitLocation; readonly preferences: Preferences }) {
    this.#visit = visit;
    this.#preferences = preferences;
    makeAutoObservable(this, { chosenStandardSize: observableRef }, { autoBind: true });
  }

  get wearerId(): number | null {
    const [account, wearer] = this.dressed?.split(':') ?? [];
    return wearer !== undefined && Number(account) === this.#visit.user?.id ? Number(wearer) : null;
  }

  get isCutKnown(): boolean {
    return this.cutAsked === 'known';
  }

  /** True if the cut was chosen; there is no preselection. */
  get isCutSaid(): boolean {
    return this.chosenCutFor !== null;
  }

  get cutFor(): CutFor {
    return this.chosenCutFor ?? 'men';
  }

  /** Initial standard size: the last one chosen, else 7 Regular or W7 Regular (SIZE-30). */
  get standardSize(): StandardSize {
    return this.ownStandardSize ?? defaultStandardSizeFor(this.cutFor);
  }

  /** The last standard size chosen for this cut; null before a choice. */
  get ownStandardSize(): StandardSize | null {
    const { chosenStandardSize: chosen, cutFor } = this;
    return chosen && cutForOf(chosen) === cutFor ? chosen : null;
  }

  /** The chosen units, else those of the visitor's country (SIZE-54, SIZE-55). */
  get units(): UnitSystem {
    return unitSystemFor(this.chosenUnits, this.#visit.countryCode);
  }

  /**
   * Switches the wearer: clears the previous choice and applies the wearer's cut, or asks for
   * it.
   */
  selectWearer(wearerId: number | null, cutFor: CutFor | null): void {
    this.dressed = wearerId === null ? null : `${this.#visit.user?.id}:${wearerId}`;
    this.#save('wearer', this.dressed);
    this.resetSize();
    this.setWearerCut(cutFor);
  }

  /** Applies the wearer's stored cut; null if it has to be asked. */
  setWearerCut(cutFor: CutFor | null): void {
    this.cutAsked = cutFor === null ? 'here' : 'known';
    this.chosenCutFor = cutFor;
    this.#save('cutFor', cutFor);
  }

  /** Asks for the cut before the size while it is unknown. Returns an undo function. */
  askCutBefore(): () => void {
    this.cutAsked = 'before';
    return () => {
      if (this.cutAsked === 'before') this.cutAsked = 'here';
    };
  }

  resetSize(): void {
    this.chosenStandardSize = null;
    this.#save('standardSize', null);
  }

  chooseUnits(units: UnitSystem): void {
    this.chosenUnits = units;
    this.#preferences.write('unitSystem', units);
  }

  /** Also switches the chosen standard size to the same letter in the new cut. */
  chooseCutFor(cutFor: CutFor): void {
    this.chosenCutFor = cutFor;
    this.#preferences.write('cutFor', cutFor);
    const { chosenStandardSize: chosen } = this;
    if (chosen)
      this.chooseStandardSize({
        base: chosen.base,
        length: chosen.length,
        ...storedCutFor(cutFor),
      });
  }

  chooseStandardSize(size: StandardSize): void {
    this.chosenStandardSize = size;
    // The size sets the cut if none was chosen; a chosen cut never changes.
    if (this.chosenCutFor === null && cutForOf(size) === 'women') this.chooseCutFor('women');
    this.#preferences.write('standardSize', formatStandardSize(size));
  }

  /** Restores the stored choices. Call it after hydration: the public page has none. */
  readStored(): void {
    this.chosenStandardSize = parseStoredStandardSize(this.#preferences.read('standardSize'));
    this.chosenUnits = this.#preferences.read('unitSystem');
    this.dressed = this.#preferences.read('wearer');
    const kept = this.#preferences.read('cutFor');
    this.chosenCutFor = cutForChoices.find((each) => each === kept) ?? null;
    // Wearers are private: clears them from the browser after sign-out or a change of
    // user.
    this.#leaves ??= reaction(
      () =>
        this.dressed !== null &&
        this.#visit.user !== undefined &&
        this.#visit.user?.id !== Number(this.dressed.split(':')[0]),
      (isOfAnother) => isOfAnother && this.selectWearer(null, null),
      { fireImmediately: true },
    );
  }

  #save(key: 'wearer' | 'cutFor' | 'standardSize', value: string | null): void {
    if (value === null) this.#preferences.remove(key);
    else this.#preferences.write(key, value);
  }
}

export const SizePreferencesT = store('SizePreferences', {
  scope: 'tab',
  needs: { visit: VisitT, preferences: PreferencesT },
  is: SizePreferences,
});
