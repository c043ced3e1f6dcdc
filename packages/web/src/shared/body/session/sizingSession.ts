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
  estimateBody,
  type Fit,
  type FitShares,
  fitShares,
  fitTolerances,
  maximumOwnedGarments,
  type OwnedGarment,
  observeOwned,
  type RecommendedSize,
  recommendStandardSize,
  type StandardSize,
  standardBody,
  startingFacts,
  storedCutFor,
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
import {
  adjustFact,
  emptyIdealSizeInput,
  type IdealSizeInput,
  inputForCut,
} from './idealSizeInput.ts';
import { isSurprising, type Question, questionOf } from './question.ts';
import type { SizeDraft, TapeMeasurements } from './sizeDraft.ts';
import { SizingMemory } from './sizingMemory.ts';

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
    | 'selectWearer'
    | 'isCutKnown'
    | 'isCutSaid'
    | 'ownStandardSize'
  >;
};

/**
 * Everything a visitor enters about their body and the size in progress, and the derived
 * estimate, recommended size and next question. One per tab, shared by all panels. Answers are
 * stored in the browser at once.
 */
export class SizingSession {
  /** The answers, and which of them were given (SIZE-24). */
  entered: IdealSizeInput;
  known: TapeMeasurements;
  owned: readonly OwnedGarment[];
  making: { readonly sizeType: SizeTypeRef | null; readonly fit: Fit | null } = {
    sizeType: null,
    fit: null,
  };
  /**
   * A size found in one panel and saved in another. It survives a reload and signing in
   * elsewhere.
   */
  draft: SizeDraft | null;
  /**
   * True if all answers were just reviewed and sent (SIZE-34), so that the next step need not
   * ask again.
   */
  isConfirmed = false;
  /** Size type that the fit is computed for; null if no garment is on the page. */
  sizedSlug: string | null = null;
  /**
   * Continent whose average replaces a missing height (SIZE-50); null for the shop's
   * average (SIZE-49).
   */
  continent: ContinentCode | null = null;
  readonly #sizePreferences: SizingSessionNeeds['sizePreferences'];
  readonly #memory: SizingMemory;

  constructor({ preferences, sizePreferences }: SizingSessionNeeds) {
    this.#sizePreferences = sizePreferences;
    this.#memory = new SizingMemory(preferences);
    this.entered = this.#memory.input;
    this.known = this.#memory.known;
    this.owned = this.#memory.owned;
    this.draft = this.#memory.draft;
    makeAutoObservable(
      this,
      {
        entered: observableRef,
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

  /** One choice for the session and all panels (SIZE-30). */
  get standardSize(): StandardSize {
    return this.#sizePreferences.standardSize;
  }

  /** The last standard size chosen for this cut; null before a choice. */
  get ownStandardSize(): StandardSize | null {
    return this.#sizePreferences.ownStandardSize;
  }

  get wearerId(): number | null {
    return this.#sizePreferences.wearerId;
  }

  get isCutKnown(): boolean {
    return this.#sizePreferences.isCutKnown;
  }

  get cutSaid(): CutFor | null {
    return this.#sizePreferences.isCutSaid ? this.cutFor : null;
  }

  /**
   * True if the visitor has chosen the cut and changed or confirmed a number, so that not
   * everything is an average.
   */
  get isAnswered(): boolean {
    return this.cutSaid !== null && this.entered.adjusted.length > 0;
  }

  /** The cut: chosen once, stored, and shared by all places that ask for it (SIZE-94). */
  get cutFor(): CutFor {
    return this.#sizePreferences.cutFor;
  }

  /** The answers, completed with averages of the place and the cut. */
  get input(): IdealSizeInput {
    const entered = inputForCut(this.entered, this.cutFor);
    return { ...entered, ...startingFacts(entered, this.continent) };
  }

  /**
   * Answers a custom size may use. Untouched values are averages and do not count (SIZE-47).
   */
  get answers(): SizeAnswers {
    const { entered, making, isAnswered, isNotCut } = this;
    return {
      ...making,
      facts: isAnswered && !isNotCut ? this.facts : null,
      bodyShape: entered.bodyShape,
    };
  }

  /** True if the garment type exists, but not in this cut (SIZE-97). */
  get isNotCut(): boolean {
    const { sizeType } = this.making;
    const blocks = blocksOf(sizeType?.slug ?? '');
    return blocks.length > 0 && !blocks.includes(this.cutFor);
  }

  get averages(): readonly BodyFact[] {
    return bodyFacts.filter((fact) => !this.entered.adjusted.includes(fact));
  }

  get facts(): BodyFacts {
    const { ageYears, heightCm, weightKg, footLengthCm } = this.input;
    return { ageYears, heightCm, weightKg, footLengthCm, ...storedCutFor(this.cutFor) };
  }

  /** True if the visitor has entered anything about their own body. */
  get knowsBody(): boolean {
    return (
      this.entered.adjusted.length > 0 ||
      Object.keys(this.known).length > 0 ||
      this.owned.length > 0
    );
  }

  get estimate(): BodyEstimate {
    return observeOwned(
      estimateBody({ ...this.facts, bodyShape: this.entered.bodyShape, known: this.known }),
      this.owned,
      this.facts.cutFor,
    );
  }

  get numbers(): BodyNumbers {
    return bodyNumbers(this.estimate, this.facts);
  }

  /** Tolerances of a fit for the garment type, or for any garment if unknown. */
  get tolerances(): Tolerances {
    return this.sizedSlug === null ? fitTolerances : tolerancesOf(this.sizedSlug);
  }

  /**
   * Shares of people whom a garment made to this estimate fits, at first and after free
   * remakes.
   */
  get shares(): FitShares {
    return fitShares(this.estimate, this.tolerances);
  }

  /**
   * The same if the first garment has the recommended standard size; null without a
   * recommendation.
   */
  get standardShares(): FitShares | null {
    const { recommended } = this;
    return recommended && fitShares(this.estimate, this.tolerances, standardBody(recommended));
  }

  /** The standard size for the current answers; null outside the range (SIZE-62). */
  get recommended(): RecommendedSize | null {
    return recommendStandardSize(this.estimate, this.cutFor);
  }

  /** Null if no measurement makes the estimate noticeably more certain. */
  get question(): Question | null {
    return questionOf(this.estimate, this.known, this.tolerances);
  }

  /** True if a length is far from the estimate: a typing mistake, or an unusual body. */
  isSurprising(measure: BodyMeasure, length: Centimeters): boolean {
    return isSurprising(this.estimate[measure], length);
  }

  /** The custom or standard size that would be saved now; null if incomplete. */
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

  /** Loads answers given in other tabs. */
  readStored(): void {
    this.entered = this.#memory.input;
    this.known = this.#memory.known;
    this.owned = this.#memory.owned;
  }

  /** Uses a continent's average for a missing height. Returns an undo function. */
  startAt(continent: ContinentCode | null): () => void {
    const before = this.continent;
    this.continent = continent;
    return () => this.startAt(before);
  }

  /** Switches the wearer and clears the previous wearer's body data. */
  selectWearer(wearerId: number | null, cutFor: CutFor | null): void {
    if (wearerId === this.wearerId) return;
    this.#sizePreferences.selectWearer(wearerId, cutFor);
    this.#setEntered(emptyIdealSizeInput);
    this.#measured({}, []);
    this.isConfirmed = false;
  }

  chooseCutFor(cutFor: CutFor): void {
    this.#sizePreferences.chooseCutFor(cutFor);
  }

  adjust<Fact extends BodyFact>(fact: Fact, value: BodyFacts[Fact]): void {
    this.#setEntered(adjustFact(this.entered, fact, value, this.cutFor));
  }

  chooseShape(bodyShape: BodyShape): void {
    this.#setEntered({ ...this.entered, bodyShape });
  }

  addMeasurement(measure: BodyMeasure, length: Centimeters): void {
    this.addMeasurements({ [measure]: length });
  }

  /** Adds measurements, replacing earlier ones of the same measure. */
  addMeasurements(known: TapeMeasurements): void {
    this.#measured({ ...this.known, ...known }, this.owned);
  }

  forget(measure: BodyMeasure): void {
    const { [measure]: _, ...rest } = this.known;
    this.#measured(rest, this.owned);
  }

  /** Adds a garment that fits; removes the oldest beyond the limit. */
  addGarment(garment: OwnedGarment): void {
    this.#measured(this.known, [...this.owned, garment].slice(-maximumOwnedGarments));
  }

  replaceGarment(garment: OwnedGarment, now: OwnedGarment): void {
    this.#measured(
      this.known,
      this.owned.map((each) => (each === garment ? now : each)),
    );
  }

  removeGarment(garment: OwnedGarment): void {
    this.#measured(
      this.known,
      this.owned.filter((each) => each !== garment),
    );
  }

  /** Confirms the unchanged numbers: they no longer count as averages. */
  confirmFacts(): void {
    this.#setEntered({ ...this.input, adjusted: bodyFacts });
  }

  /**
   * Marks all answers as the customer's own after review, so that no average replaces them
   * (SIZE-34, SIZE-50).
   */
  confirm(): void {
    this.confirmFacts();
    this.isConfirmed = true;
  }

  /** Returns once whether all answers were just confirmed. */
  consumeConfirmation(): boolean {
    const { isConfirmed } = this;
    this.isConfirmed = false;
    return isConfirmed;
  }

  /** Starts a size for a size type with the previous fit, if there was one. */
  begin(sizeType: SizeTypeRef | null): void {
    this.sizedSlug = sizeType?.slug ?? null;
    this.making = { sizeType, fit: sizeType && this.#memory.fitOf(sizeType.slug) };
  }

  chooseSizeType({ id, slug }: SizeTypeRef): void {
    this.sizedSlug = slug;
    this.making = { sizeType: { id, slug }, fit: this.#memory.fitOf(slug) ?? this.making.fit };
  }

  chooseFit(fit: Fit): void {
    const { sizeType } = this.making;
    if (sizeType) this.#memory.saveFit(sizeType.slug, fit);
    this.making = { sizeType, fit };
  }

  chooseStandardSize(size: StandardSize): void {
    this.#sizePreferences.chooseStandardSize(size);
  }

  /** Stores a found size for the panel that saves it. */
  put(draft: SizeDraft): void {
    this.draft = draft;
    this.#memory.saveDraft(draft);
  }

  /** Call it after the size is saved or discarded. */
  clearDraft(): void {
    this.draft = null;
    this.#memory.saveDraft(null);
  }

  #measured(known: TapeMeasurements, owned: readonly OwnedGarment[]): void {
    this.known = known;
    this.owned = owned;
    this.#memory.saveMeasurements(known, owned);
  }

  #setEntered(input: IdealSizeInput): void {
    this.entered = input;
    this.#memory.saveInput(input);
  }
}

export const SizingSessionT = store('SizingSession', {
  scope: 'tab',
  needs: { preferences: PreferencesT, sizePreferences: SizePreferencesT },
  is: SizingSession,
});
