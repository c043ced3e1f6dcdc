import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import type { ContinentCode } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import {
  type BodyEstimate,
  type BodyFact,
  type BodyFacts,
  type BodyMeasure,
  type BodyShape,
  blocksOf,
  bodyFacts,
  type Centimeters,
  type CutFor,
  cutForKept,
  estimateBody,
  type Fit,
  type FitShares,
  fitShares,
  fitTolerances,
  mostOwnedGarments,
  type OwnedGarment,
  observeOwned,
  type RecommendedSize,
  recommendStandardSize,
  type StandardSize,
  standardBody,
  startingFacts,
  type Tolerances,
  tolerancesOf,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';
import { makeAutoObservable, observableRef } from 'mobx';
import { store } from '../../../platform/services/token.ts';
import { PreferencesT } from '../../ports/ports.ts';
import { type SizePreferences, SizePreferencesT } from '../../sizePreferences/sizePreferences.ts';
import { bodyNumbers } from './bodyNumbers.ts';
import { adjustFact, emptyIdealSizeInput, type IdealSizeInput, toldOf } from './idealSizeInput.ts';
import { isSurprising, type Question, questionOf } from './question.ts';
import type { SizeDraft, Taped } from './sizeDraft.ts';
import { SizingMemory } from './sizingMemory.ts';

/** What a custom size needs, as far as it has been answered (SIZE-47). */
export type SizeAnswers = {
  readonly sizeType: SizeTypeRef | null;
  readonly facts: BodyFacts | null;
  readonly bodyShape: BodyShape | null;
  readonly fit: Fit | null;
};

export type SizingSessionNeeds = {
  readonly preferences: Preferences;
  readonly sizePreferences: Pick<
    SizePreferences,
    | 'standardSize'
    | 'chooseStandardSize'
    | 'units'
    | 'cutFor'
    | 'chooseCutFor'
    | 'wearerId'
    | 'dress'
    | 'isCutKnown'
    | 'isCutSaid'
    | 'ownStandardSize'
  >;
};

/**
 * Everything a visitor tells about their body and the size they are making, and what follows from it at once: the estimate, the recommended size, the next
 * question. One for the tab; every panel that asks or shows writes and reads here. What is told is kept in the browser as it is told.
 */
export class SizingSession {
  /** The answers, and which of them were given (SIZE-24). */
  told: IdealSizeInput;
  /** Taken by tape. */
  known: Taped;
  /** Garments of theirs that fit, measured flat. */
  owned: readonly OwnedGarment[];
  /** What the size being made is for, and how close it is to be. */
  making: { readonly sizeType: SizeTypeRef | null; readonly fit: Fit | null } = {
    sizeType: null,
    fit: null,
  };
  /** The size on its way from the panel that found it to the one that saves it. A reload, or signing in elsewhere, loses nothing. */
  draft: SizeDraft | null;
  /** Whether all answers have just been looked at and sent (SIZE-34): whoever makes a size of them next need not ask again. */
  isConfirmed = false;
  /** The size type that a fit is judged by; null where a size is looked for and no garment is on the page. */
  sizedSlug: string | null = null;
  /** Where the average stands in for a height nobody gave (SIZE-50); null for the average of the shop (SIZE-49). */
  continent: ContinentCode | null = null;
  readonly #sizePreferences: SizingSessionNeeds['sizePreferences'];
  readonly #memory: SizingMemory;

  constructor({ preferences, sizePreferences }: SizingSessionNeeds) {
    this.#sizePreferences = sizePreferences;
    this.#memory = new SizingMemory(preferences);
    this.told = this.#memory.input;
    this.known = this.#memory.known;
    this.owned = this.#memory.owned;
    this.draft = this.#memory.draft;
    makeAutoObservable(
      this,
      {
        told: observableRef,
        known: observableRef,
        owned: observableRef,
        making: observableRef,
        draft: observableRef,
      },
      { autoBind: true },
    );
  }

  get units(): UnitSystem {
    return this.#sizePreferences.units;
  }

  /** One choice for the session, wherever it is made (SIZE-30). */
  get standardSize(): StandardSize {
    return this.#sizePreferences.standardSize;
  }

  /** The standard size that was chosen; null while the choice is where it starts. */
  get ownStandardSize(): StandardSize | null {
    return this.#sizePreferences.ownStandardSize;
  }

  /** For whom a size is made; null is whoever is here. */
  get wearerId(): number | null {
    return this.#sizePreferences.wearerId;
  }

  /** Whether for whose body it is is kept of who it is for. */
  get isCutKnown(): boolean {
    return this.#sizePreferences.isCutKnown;
  }

  /** For whose body it is, once somebody said. */
  get cutSaid(): CutFor | null {
    return this.#sizePreferences.isCutSaid ? this.cutFor : null;
  }

  /** Whether nothing of what is shown is but an average: they said for whose body it is, and changed or confirmed a number. */
  get isAnswered(): boolean {
    return this.cutSaid !== null && this.told.adjusted.length > 0;
  }

  /** For whose body it is: said once, wherever it is asked, and kept (SIZE-94). */
  get cutFor(): CutFor {
    return this.#sizePreferences.cutFor;
  }

  /** The answers with averages in place of what nobody gave: of the place, and of the bodies it is cut for. */
  get input(): IdealSizeInput {
    const told = toldOf(this.told, this.cutFor);
    return { ...told, ...startingFacts(told, this.continent) };
  }

  /** What a custom size may count on. Values nobody has touched are averages, and no answer (SIZE-47). */
  get answers(): SizeAnswers {
    const { told, making, isAnswered, isNotCut } = this;
    return {
      ...making,
      facts: isAnswered && !isNotCut ? this.facts : null,
      bodyShape: told.bodyShape,
    };
  }

  /** Whether garments of the kind being made are cut, but for nobody with such a body (SIZE-97). */
  get isNotCut(): boolean {
    const { sizeType } = this.making;
    const blocks = blocksOf(sizeType?.slug ?? '');
    return blocks.length > 0 && !blocks.includes(this.cutFor);
  }

  /** The numbers nobody changed or confirmed. */
  get averages(): readonly BodyFact[] {
    return bodyFacts.filter((fact) => !this.told.adjusted.includes(fact));
  }

  get facts(): BodyFacts {
    const { ageYears, heightCm, weightKg, footLengthCm } = this.input;
    return { ageYears, heightCm, weightKg, footLengthCm, ...cutForKept(this.cutFor) };
  }

  /** Whether they have told anything of their own body. */
  get knowsBody(): boolean {
    return (
      this.told.adjusted.length > 0 || Object.keys(this.known).length > 0 || this.owned.length > 0
    );
  }

  get estimate(): BodyEstimate {
    return observeOwned(
      estimateBody({ ...this.facts, bodyShape: this.told.bodyShape, known: this.known }),
      this.owned,
      this.facts.cutFor,
    );
  }

  /** What the figure is drawn from. */
  get numbers(): BodyNumbers {
    return bodyNumbers(this.estimate, this.facts);
  }

  /** What "fits" means of the garment the size is for; of any garment where that is not known. */
  get tolerances(): Tolerances {
    return this.sizedSlug === null ? fitTolerances : tolerancesOf(this.sizedSlug);
  }

  /** Whom a garment fits that is made to this estimate, at once and after free remakes. */
  get shares(): FitShares {
    return fitShares(this.estimate, this.tolerances);
  }

  /** The same where the first garment is made in the recommended standard size; null where there is none. */
  get standardShares(): FitShares | null {
    const { recommended } = this;
    return recommended && fitShares(this.estimate, this.tolerances, standardBody(recommended));
  }

  /** The standard size as it stands with each answer; null outside of the range (SIZE-62). */
  get recommended(): RecommendedSize | null {
    return recommendStandardSize(this.estimate, this.cutFor);
  }

  /** Null when no tape makes it noticeably surer. */
  get question(): Question | null {
    return questionOf(this.estimate, this.known, this.tolerances);
  }

  /** Far from what the answers say: a slip, or a body worth asking about. */
  isSurprising(measure: BodyMeasure, length: Centimeters): boolean {
    return isSurprising(this.estimate[measure], length);
  }

  /** What would be saved now as a custom size, or as a standard one; null while something is missing. */
  draftOf(kind: SizeDraft['kind']): SizeDraft | null {
    const { sizeType, facts, bodyShape, fit } = this.answers;
    if (!sizeType) return null;
    if (kind === 'standard') {
      const { ownStandardSize: size } = this;
      return size && { kind, sizeType, size };
    }
    const owned = this.owned.length > 0 && { owned: this.owned };
    return facts && bodyShape && fit
      ? { kind, sizeType, facts, bodyShape, fit, known: this.known, ...owned, units: this.units }
      : null;
  }

  /** Takes over what was told in other tabs meanwhile. */
  recall(): void {
    this.told = this.#memory.input;
    this.known = this.#memory.known;
    this.owned = this.#memory.owned;
  }

  /** Lets a height that nobody gave be the average of a continent. Answers how to have it as it was before. */
  startAt(continent: ContinentCode | null): () => void {
    const before = this.continent;
    this.continent = continent;
    return () => this.startAt(before);
  }

  /** Sizes are made for somebody else from now on: what was told of one body is nothing of another. */
  dress(wearerId: number | null, cutFor: CutFor | null): void {
    if (wearerId === this.wearerId) return;
    this.#sizePreferences.dress(wearerId, cutFor);
    this.#tell(emptyIdealSizeInput);
    this.#measured({}, []);
    this.isConfirmed = false;
  }

  chooseCutFor(cutFor: CutFor): void {
    this.#sizePreferences.chooseCutFor(cutFor);
  }

  adjust<Fact extends BodyFact>(fact: Fact, value: BodyFacts[Fact]): void {
    this.#tell(adjustFact(this.told, fact, value, this.cutFor));
  }

  chooseShape(bodyShape: BodyShape): void {
    this.#tell({ ...this.told, bodyShape });
  }

  take(measure: BodyMeasure, length: Centimeters): void {
    this.takeAll({ [measure]: length });
  }

  /** Takes several at once, over what was taken before. */
  takeAll(known: Taped): void {
    this.#measured({ ...this.known, ...known }, this.owned);
  }

  forget(measure: BodyMeasure): void {
    const { [measure]: _, ...rest } = this.known;
    this.#measured(rest, this.owned);
  }

  /** One more garment that fits; of more than are kept, the oldest goes. */
  own(garment: OwnedGarment): void {
    this.#measured(this.known, [...this.owned, garment].slice(-mostOwnedGarments));
  }

  /** The same garment, measured again. */
  reown(garment: OwnedGarment, now: OwnedGarment): void {
    this.#measured(
      this.known,
      this.owned.map((each) => (each === garment ? now : each)),
    );
  }

  disown(garment: OwnedGarment): void {
    this.#measured(
      this.known,
      this.owned.filter((each) => each !== garment),
    );
  }

  /** The numbers that nobody changed are right: they are no averages any more. */
  confirmFacts(): void {
    this.#tell({ ...this.input, adjusted: bodyFacts });
  }

  /** All answers are the customer's own from now on, adjusted or not: they were looked at, and no average may take their place (SIZE-34, SIZE-50). */
  confirm(): void {
    this.confirmFacts();
    this.isConfirmed = true;
  }

  /** Answers whether everything was just confirmed, once. */
  takeConfirmation(): boolean {
    const { isConfirmed } = this;
    this.isConfirmed = false;
    return isConfirmed;
  }

  /** Begins a size for a kind of garment, as close as the last one was; without one it is still to be chosen. */
  begin(sizeType: SizeTypeRef | null): void {
    this.sizedSlug = sizeType?.slug ?? null;
    this.making = { sizeType, fit: sizeType && this.#memory.fitOf(sizeType.slug) };
  }

  /** The same size for another kind of garment. */
  chooseSizeType({ id, slug }: SizeTypeRef): void {
    this.sizedSlug = slug;
    this.making = { sizeType: { id, slug }, fit: this.#memory.fitOf(slug) ?? this.making.fit };
  }

  chooseFit(fit: Fit): void {
    const { sizeType } = this.making;
    if (sizeType) this.#memory.keepFit(sizeType.slug, fit);
    this.making = { sizeType, fit };
  }

  chooseStandardSize(size: StandardSize): void {
    this.#sizePreferences.chooseStandardSize(size);
  }

  /** A size was found, to be saved by another panel. */
  put(draft: SizeDraft): void {
    this.draft = draft;
    this.#memory.keepDraft(draft);
  }

  /** It is saved, or given up. */
  clearDraft(): void {
    this.draft = null;
    this.#memory.keepDraft(null);
  }

  #measured(known: Taped, owned: readonly OwnedGarment[]): void {
    this.known = known;
    this.owned = owned;
    this.#memory.keepMeasured(known, owned);
  }

  #tell(input: IdealSizeInput): void {
    this.told = input;
    this.#memory.keepInput(input);
  }
}

export const SizingSessionT = store('SizingSession', {
  scope: 'tab',
  needs: { preferences: PreferencesT, sizePreferences: SizePreferencesT },
  is: SizingSession,
});
