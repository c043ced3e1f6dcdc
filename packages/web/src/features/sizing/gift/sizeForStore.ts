import {
  type BodyEstimate,
  type BodyFact,
  type BodyFacts,
  type BodyShape,
  blocksOf,
  type CutFor,
  currentSizeDesign,
  cutForKept,
  estimateBody,
  type Fit,
  type GarmentInterval,
  type GivenSizeRefused,
  garmentIntervals,
  type OpenedSizeLink,
  type SizeLinkState,
  type SizeLinks,
  type SizePrefs,
  startingFacts,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { SizeLinksT } from '../../../platform/ports/ports.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { bodyNumbers } from '../figure/bodyNumbers.ts';
import {
  adjustFact,
  emptyIdealSizeInput,
  type IdealSizeInput,
  toldOf,
} from '../session/idealSizeInput.ts';

export type SizeForScreen =
  | 'opening'
  | 'unreachable'
  | 'too-often'
  | 'told'
  | 'asking'
  | 'done'
  | 'unknown'
  | Exclude<SizeLinkState, 'open'>;
/** What is still to be answered. */
export type Missing = 'facts' | 'shape' | 'fit' | 'agreement';
type OpenLink = Extract<OpenedSizeLink, { state: 'open' }>;

/** A size somebody enters for somebody else by a link. The answers are here alone: whoever uses this browser otherwise keeps their own, and these are gone with the page. */
export class SizeForStore {
  screen: SizeForScreen = 'opening';
  link: OpenLink | null = null;
  told: IdealSizeInput = emptyIdealSizeInput;
  cutFor: CutFor = 'men';
  fit: Fit | null = null;
  isAgreed = false;
  isSending = false;
  /** Sent once, and not all was there: from then on it is said. */
  isChecked = false;
  failure: Exclude<GivenSizeRefused['kind'], 'size-link-not-open'> | null = null;
  readonly #token: string;
  readonly #links: Pick<SizeLinks, 'open' | 'give'>;

  constructor(token: string, { links }: { readonly links: Pick<SizeLinks, 'open' | 'give'> }) {
    this.#token = token;
    this.#links = links;
    makeAutoObservable(this, { link: observableRef, told: observableRef }, { autoBind: true });
  }

  get input(): IdealSizeInput {
    const told = toldOf(this.told, this.cutFor);
    return { ...told, ...startingFacts(told, null) };
  }

  get facts(): BodyFacts {
    const { ageYears, heightCm, weightKg, footLengthCm } = this.input;
    return { ageYears, heightCm, weightKg, footLengthCm, ...cutForKept(this.cutFor) };
  }

  get estimate(): BodyEstimate {
    return estimateBody({ ...this.facts, bodyShape: this.told.bodyShape, known: {} });
  }

  get numbers(): BodyNumbers {
    return bodyNumbers(this.estimate, this.facts.heightCm);
  }

  /** For whose bodies the garment is cut. */
  get blocks(): readonly CutFor[] {
    return blocksOf(this.link?.sizeType.slug ?? '');
  }

  garmentIn(fit: Fit): readonly GarmentInterval[] {
    const { link, estimate, cutFor } = this;
    return (
      (link && garmentIntervals({ estimate, sizeTypeSlug: link.sizeType.slug, fit, cutFor })) ?? []
    );
  }

  /** Values nobody has touched are averages, and no answer (SIZE-47). */
  get missing(): readonly Missing[] {
    const { told, fit, isAgreed, blocks, cutFor } = this;
    return [
      ...(told.adjusted.length === 0 || !blocks.includes(cutFor) ? (['facts'] as const) : []),
      ...(told.bodyShape === null ? (['shape'] as const) : []),
      ...(fit === null ? (['fit'] as const) : []),
      ...(isAgreed ? [] : (['agreement'] as const)),
    ];
  }

  lacks(what: Missing): boolean {
    return this.isChecked && this.missing.includes(what);
  }

  async open(): Promise<void> {
    this.screen = 'opening';
    const answer = await this.#links.open(this.#token);
    runInAction(() => {
      if (!answer.ok) {
        this.screen =
          answer.failure.kind === 'size-link-not-found' ? 'unknown' : answer.failure.kind;
        return;
      }
      const opened = answer.value;
      if (opened.state === 'open') this.link = opened;
      this.screen = opened.state === 'open' ? 'told' : opened.state;
    });
  }

  /** Who has read what becomes of the answers goes on to the questions (SIZE-121). */
  begin(): void {
    if (this.screen === 'told') this.screen = 'asking';
  }

  adjust<Fact extends BodyFact>(fact: Fact, value: BodyFacts[Fact]): void {
    this.told = adjustFact(this.told, fact, value, this.cutFor);
  }

  chooseCutFor(cutFor: CutFor): void {
    this.cutFor = cutFor;
  }

  chooseShape(bodyShape: BodyShape): void {
    this.told = { ...this.told, bodyShape };
  }

  chooseFit(fit: Fit): void {
    this.fit = fit;
  }

  agree(isAgreed: boolean): void {
    this.isAgreed = isAgreed;
  }

  /** Sends the size, where all is answered and agreed to. */
  async send(units: UnitSystem): Promise<void> {
    if (this.screen !== 'asking' || this.isSending) return;
    this.isChecked = true;
    this.failure = null;
    const { bodyShape } = this.told;
    const { fit, facts, missing } = this;
    if (missing.length > 0 || bodyShape === null || fit === null) return;
    const prefs: SizePrefs = {
      facts,
      bodyShape,
      fit,
      units,
      known: {},
      designVersion: currentSizeDesign,
    };
    this.isSending = true;
    const answer = await this.#links.give(this.#token, prefs);
    runInAction(() => {
      this.isSending = false;
      if (answer.ok) {
        this.screen = 'done';
        this.told = emptyIdealSizeInput;
      } else if (answer.failure.kind !== 'size-link-not-open') this.failure = answer.failure.kind;
    });
    // Somebody else used it meanwhile, or it was ended: the link says which.
    if (!answer.ok && answer.failure.kind === 'size-link-not-open') await this.open();
  }
}

export const SizeForStoreT = lateStore('SizeForStore', {
  scope: 'component',
  needs: { links: SizeLinksT },
  load: async () => SizeForStore,
});
