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
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { store } from '../../platform/services/token.ts';
import { PreferencesT } from '../ports/ports.ts';
import { type VisitStore, VisitT } from '../visit/visitStore.ts';

type WhoIsHere = Pick<VisitStore, 'countryCode'> & Partial<Pick<VisitStore, 'user'>>;

/** What a visitor has said about sizes: for whose body they are, the standard size they chose last, and how they measure. */
export class SizePreferences {
  /** Chosen in this session; null until one is, since what is made to order goes back to nobody. */
  chosenStandardSize: StandardSize | null = null;
  chosenUnits: string | null = null;
  /** Said once, wherever it is asked; null while nobody said. */
  chosenCutFor: CutFor | null = null;
  /** For whom sizes are chosen, as `account:wearer`; null is whoever is here. */
  dressed: string | null = null;
  /** Where for whose body it is is asked: here, where the size is chosen; before it; or not again, since it is kept of who is dressed. */
  cutAsked: 'here' | 'before' | 'known' = 'here';
  readonly #visit: WhoIsHere;
  readonly #preferences: Preferences;
  #leaves: (() => void) | null = null;

  constructor({
    visit,
    preferences,
  }: { readonly visit: WhoIsHere; readonly preferences: Preferences }) {
    this.#visit = visit;
    this.#preferences = preferences;
    makeAutoObservable(this, { chosenStandardSize: observableRef }, { autoBind: true });
  }

  /** For whom sizes are chosen; null is whoever is here, and whom somebody else chose for before is nobody to them. */
  get wearerId(): number | null {
    const [account, wearer] = this.dressed?.split(':') ?? [];
    return wearer !== undefined && Number(account) === this.#visit.user?.id ? Number(wearer) : null;
  }

  get isCutKnown(): boolean {
    return this.cutAsked === 'known';
  }

  /** Whether it was said for whose body garments are cut; it is asked, and nothing is chosen beforehand. */
  get isCutSaid(): boolean {
    return this.chosenCutFor !== null;
  }

  /** For whose body garments are cut (SIZE-94); men's where nobody said. */
  get cutFor(): CutFor {
    return this.chosenCutFor ?? 'men';
  }

  /** Where the choice of a standard size starts: at the last one, at first at 7 Regular, or W7 Regular for women (SIZE-30). */
  get standardSize(): StandardSize {
    return this.ownStandardSize ?? defaultStandardSizeFor(this.cutFor);
  }

  /** The standard size they chose for such bodies; null while the choice is where it starts. */
  get ownStandardSize(): StandardSize | null {
    const { chosenStandardSize: chosen, cutFor } = this;
    return chosen && cutForOf(chosen) === cutFor ? chosen : null;
  }

  /** Their own choice, else the habit of their country (SIZE-54, SIZE-55). */
  get units(): UnitSystem {
    return unitSystemFor(this.chosenUnits, this.#visit.countryCode);
  }

  /** Sizes are chosen for somebody from now on: what was chosen for who was before is not theirs, and their cut is known, or asked for. */
  dress(wearerId: number | null, cutFor: CutFor | null): void {
    this.dressed = wearerId === null ? null : `${this.#visit.user?.id}:${wearerId}`;
    this.#keep('wearer', this.dressed);
    this.takeDefault();
    this.knowCut(cutFor);
  }

  /** For whose body it is, as it is kept of who is dressed; null: it is asked for. */
  knowCut(cutFor: CutFor | null): void {
    this.cutAsked = cutFor === null ? 'here' : 'known';
    this.chosenCutFor = cutFor;
    this.#keep('cutFor', cutFor);
  }

  /** For whose body it is is asked before the size, for as long as nobody answered. Answers how to have it as it was. */
  askCutBefore(): () => void {
    this.cutAsked = 'before';
    return () => {
      if (this.cutAsked === 'before') this.cutAsked = 'here';
    };
  }

  /** What was chosen gives way to the default of who is dressed. */
  takeDefault(): void {
    this.chosenStandardSize = null;
    this.#keep('standardSize', null);
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
    if (chosen)
      this.chooseStandardSize({ base: chosen.base, length: chosen.length, ...cutForKept(cutFor) });
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
    this.dressed = this.#preferences.read('wearer');
    const kept = this.#preferences.read('cutFor');
    this.chosenCutFor = cutForChoices.find((each) => each === kept) ?? null;
    // Whom an account orders for is its own business: once somebody else is here, or nobody, nothing of theirs stays in the browser.
    this.#leaves ??= reaction(
      () =>
        this.dressed !== null &&
        this.#visit.user !== undefined &&
        this.#visit.user?.id !== Number(this.dressed.split(':')[0]),
      (isOfAnother) => isOfAnother && this.dress(null, null),
      { fireImmediately: true },
    );
  }

  #keep(key: 'wearer' | 'cutFor' | 'standardSize', value: string | null): void {
    if (value === null) this.#preferences.remove(key);
    else this.#preferences.write(key, value);
  }
}

export const SizePreferencesT = store('SizePreferences', {
  scope: 'tab',
  needs: { visit: VisitT, preferences: PreferencesT },
  is: SizePreferences,
});
