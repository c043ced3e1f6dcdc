import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import type { ContinentCode } from '@tailorbird/domain/kernel';
import {
  adjustFact,
  type BodyFact,
  type BodyFacts,
  type BodyMeasure,
  type BodyShape,
  bodyFacts,
  type CalendarDay,
  type Centimeters,
  type CreateSizeTab,
  createSizeTabs,
  currentSizeDesign,
  type Fit,
  type GarmentInterval,
  garmentIntervals,
  type IdealSizeInput,
  nameCustomSize,
  nameStandardSize,
  type SizePrefs,
  type SizeRefused,
  type Sizes,
  type SizeType,
  type StandardSize,
  startingFacts,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../platform/browser/browser.ts';
import type { FittingStore } from '../../../platform/sizePreferences/fittingStore.ts';
import { BodyStore } from '../bodyStore.ts';
import { calculationMinimumMs } from '../ideal/idealSizeSteps.ts';
import { standardSizeHelp } from '../recommend/recommendSizeSteps.ts';
import type { SizeDraft } from '../sizeDraftStore.ts';
import type { SizingMemory } from '../sizingMemory.ts';
import { type CreateSizePanel, reduceCreateSize, type SizeAnswers } from './createSizeSteps.ts';

export type CreateSizeDependencies = {
  readonly sizes: Pick<Sizes, 'sizeTypes' | 'sizeType' | 'create' | 'ofStandardSize' | 'all'>;
  readonly memory: SizingMemory;
  readonly clock: Clock;
  readonly fitting: Pick<FittingStore, 'standardSize' | 'chooseStandardSize' | 'units'>;
  /** Where the visitor is, as far as known (SIZE-50). */
  readonly continent: ContinentCode | null;
  /** The day where the visitor is. */
  readonly today: () => CalendarDay;
  readonly report: (problem: string, error?: unknown) => void;
};

export type OpenedWith = {
  readonly sizeTypeId: number;
  readonly tab: CreateSizeTab;
  /** What the garment on the page is measured as: nothing has to be asked then. */
  readonly pageSizeType: SizeTypeRef | null;
};

type SizeTypesState =
  | { readonly status: 'unknown' | 'loading' | 'failed' }
  | { readonly status: 'here'; readonly all: readonly SizeType[] };

/** What a size that could not be made says. */
export type CreationFailure = SizeRefused;

const unreachable = { ok: false, failure: { kind: 'unreachable' } } as const;

/** Making a size of one's own, or taking a standard one (SIZE-01 … SIZE-04, SIZE-26). */
export class CreateSizeStore {
  panel: CreateSizePanel = { status: 'closed' };
  sizeTypes: SizeTypesState = { status: 'unknown' };
  failure: CreationFailure | null = null;
  readonly body: BodyStore;
  readonly #dependencies: CreateSizeDependencies;

  constructor(dependencies: CreateSizeDependencies) {
    const { memory, continent } = dependencies;
    this.#dependencies = dependencies;
    const { input } = memory;
    this.body = new BodyStore(memory, { ...input, ...startingFacts(input, continent) });
    makeAutoObservable(this, { body: false, panel: observableRef, sizeTypes: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Size type, tab and step it opens with; a size type the page does not know is looked up first. */
  async open({ sizeTypeId, tab, pageSizeType }: OpenedWith): Promise<void> {
    if (this.panel.status !== 'closed') return;
    const known = pageSizeType?.id === sizeTypeId ? pageSizeType : await this.#lookUp(sizeTypeId);
    if (known === undefined) return;
    runInAction(() => {
      const { standardSize } = this.#dependencies.fitting;
      this.panel = reduceCreateSize(this.panel, { type: 'opened', sizeType: known, tab, standardSize });
      const fit = known && this.#dependencies.memory.fitOf(known.slug);
      this.panel = reduceCreateSize(this.panel, {
        type: 'answered',
        answers: {
          bodyShape: this.body.input.bodyShape,
          fit,
          // Values nobody has touched are averages, and no answer (SIZE-47).
          ...(this.body.input.adjusted.length > 0 && { facts: this.body.input }),
        },
      });
    });
  }

  /** From find-my-size, where everything but the fit has been said: it goes on with that body, and asks no more than the fit (SIZE-34). */
  takeOver(told: IdealSizeInput): void {
    // There they were looked at and sent, adjusted or not; no average of a continent may take their place (SIZE-50).
    this.body.tell({ ...told, adjusted: bodyFacts });
    this.#answer({ facts: this.body.input, bodyShape: told.bodyShape });
    const { panel } = this;
    if (panel.status !== 'open' || panel.tab !== 'custom' || panel.step !== 'body-metrics' || told.bodyShape === null) return;
    this.panel = reduceCreateSize(this.panel, { type: 'continued' });
    this.panel = reduceCreateSize(this.panel, { type: 'continued' });
  }

  get tabs(): readonly CreateSizeTab[] {
    return createSizeTabs(this.sizeType);
  }

  get sizeType(): SizeTypeRef | null {
    return this.panel.status === 'closed' ? null : this.panel.answers.sizeType;
  }

  get fit(): Fit | null {
    return this.panel.status === 'closed' ? null : this.panel.answers.fit;
  }

  /** SIZE-30: one choice for the session, wherever it is made. */
  get standardSize(): StandardSize {
    return this.#dependencies.fitting.standardSize;
  }

  /** Whether they have told anything of their own body, here or to find-my-size, which looks at everything before it is sent. */
  get knowsBody(): boolean {
    const { input, known } = this.body;
    const isTold = this.panel.status !== 'closed' && this.panel.answers.facts !== null;
    return isTold || input.adjusted.length > 0 || Object.keys(known).length > 0;
  }

  /** The garment that would be made, with how sure each of its measures is. */
  get garment(): readonly GarmentInterval[] {
    return this.sizeType && this.fit ? this.garmentIn(this.fit) : [];
  }

  garmentIn(fit: Fit): readonly GarmentInterval[] {
    const { sizeType } = this;
    return (sizeType && garmentIntervals({ estimate: this.body.estimate, sizeTypeSlug: sizeType.slug, fit })) ?? [];
  }

  chooseTab(tab: CreateSizeTab): void {
    this.panel = reduceCreateSize(this.panel, { type: 'tab-chosen', tab });
  }

  chooseSizeType({ id, slug }: SizeTypeRef): void {
    const fit = this.#dependencies.memory.fitOf(slug);
    this.#answer({ sizeType: { id, slug }, ...(fit && { fit }) });
  }

  adjust<Fact extends BodyFact>(fact: Fact, value: BodyFacts[Fact]): void {
    this.body.tell(adjustFact(this.body.input, fact, value));
    this.#answer({ facts: this.body.input });
  }

  chooseShape(bodyShape: BodyShape): void {
    this.body.chooseShape(bodyShape);
    this.#answer({ bodyShape });
  }

  chooseFit(fit: Fit): void {
    if (this.sizeType) this.#dependencies.memory.keepFit(this.sizeType.slug, fit);
    this.#answer({ fit });
  }

  chooseStandardSize(size: StandardSize): void {
    this.#dependencies.fitting.chooseStandardSize(size);
    this.panel = reduceCreateSize(this.panel, { type: 'standard-size-chosen', size });
  }

  take(measure: BodyMeasure, length: Centimeters): void {
    this.body.take(measure, length);
  }

  forget(measure: BodyMeasure): void {
    this.body.forget(measure);
  }

  /** On to the next step, where this one is answered (SIZE-47); the last one calculates (SIZE-58). */
  continue(): void {
    this.panel = reduceCreateSize(this.panel, { type: 'continued' });
    if (this.panel.status === 'open' && this.panel.step === 'calculation') void this.#calculate();
  }

  /** What went wrong has been read, and another way is taken. */
  dismiss(): void {
    if (this.panel.status === 'open') this.panel = { ...this.panel, notice: null };
    this.failure = null;
  }

  goBack(): void {
    this.panel = reduceCreateSize(this.panel, { type: 'went-back' });
    if (this.panel.status === 'open' && this.panel.step === 'size-type') void this.loadSizeTypes();
  }

  async loadSizeTypes(): Promise<readonly SizeType[] | null> {
    if (this.sizeTypes.status === 'here') return this.sizeTypes.all;
    this.sizeTypes = { status: 'loading' };
    const answer = await this.#dependencies.sizes.sizeTypes().catch(() => null);
    return runInAction(() => {
      this.sizeTypes = answer?.ok ? { status: 'here', all: answer.value } : { status: 'failed' };
      return answer?.ok ? answer.value : null;
    });
  }

  /** SIZE-33: a recommendation from a sweatshirt size of theirs, or find-my-size. */
  async help(): Promise<ReturnType<typeof standardSizeHelp>> {
    const [types, sizes] = await Promise.all([this.loadSizeTypes(), this.#dependencies.sizes.all().catch(() => null)]);
    const slugOf = (id: number): string => types?.find((type) => type.id === id)?.slug ?? '';
    return standardSizeHelp((sizes?.ok ? sizes.value : []).map(({ sizeTypeId }) => ({ sizeTypeSlug: slugOf(sizeTypeId) })));
  }

  /** What would be saved now; null while something is missing. */
  get draft(): SizeDraft | null {
    const { panel, sizeType } = this;
    if (panel.status === 'closed' || !sizeType) return null;
    if (panel.tab === 'standard') return { kind: 'standard', sizeType, size: this.standardSize };
    const { facts, bodyShape, fit } = panel.answers;
    if (!facts || !bodyShape || !fit) return null;
    const { units } = this.#dependencies.fitting;
    return { kind: 'custom', sizeType, facts: this.#facts, bodyShape, fit, known: this.body.known, units };
  }

  /** Makes the size under its proposed name (SIZE-19, SIZE-20, SIZE-31); meanwhile the panel stays (SIZE-02). Answers its id, or null. */
  async create(shown: { readonly sizeType: string; readonly fit: string }): Promise<number | null> {
    if (this.panel.status !== 'open') return null;
    const { draft } = this;
    this.failure = null;
    this.panel = reduceCreateSize(this.panel, { type: 'creation-started' });
    if (this.#isOpen || !draft) return null;
    const made = await this.#make(draft, shown).catch((error: unknown) => {
      this.#dependencies.report('A size could not be created', error);
      return unreachable;
    });
    return runInAction(() => {
      this.panel = reduceCreateSize(this.panel, { type: made.ok ? 'created' : 'creation-failed' });
      if (!made.ok) this.failure = made.failure;
      return made.ok ? made.value.id : null;
    });
  }

  get #isOpen(): boolean {
    return this.panel.status === 'open';
  }

  get #facts(): BodyFacts {
    const { ageYears, heightCm, weightKg, footLengthCm } = this.body.input;
    return { ageYears, heightCm, weightKg, footLengthCm };
  }

  #make(draft: SizeDraft, shown: { readonly sizeType: string; readonly fit: string }): ReturnType<Sizes['ofStandardSize']> {
    const { sizes, today } = this.#dependencies;
    const { id: sizeTypeId } = draft.sizeType;
    if (draft.kind === 'standard') {
      const { bodyShape } = this.body.input;
      return sizes.ofStandardSize({
        size: draft.size,
        sizeTypeId,
        title: nameStandardSize(draft.size, today()),
        ...(bodyShape && this.knowsBody && { idealSize: { ...this.#facts, bodyShape } }),
      });
    }
    const { facts, bodyShape, fit, known, units } = draft;
    const prefs: SizePrefs = { facts, bodyShape, fit, known, units, designVersion: currentSizeDesign };
    return sizes.create({ title: nameCustomSize(shown, today()), sizeTypeId, prefs });
  }

  #answer(answers: Partial<SizeAnswers>): void {
    this.panel = reduceCreateSize(this.panel, { type: 'answered', answers });
  }

  /** Undefined: it could not be asked for. Null: the shop has no such size type, or does not show it. */
  async #lookUp(sizeTypeId: number): Promise<SizeTypeRef | null | undefined> {
    const types = await this.loadSizeTypes();
    if (!types) return undefined;
    const listed = types.find(({ id }) => id === sizeTypeId);
    if (listed) return { id: listed.id, slug: listed.slug };
    // What is for sale is made in a size, also where the list keeps its size type to the staff.
    const answer = await this.#dependencies.sizes.sizeType(sizeTypeId).catch(() => unreachable);
    if (answer.ok) return { id: answer.value.id, slug: answer.value.slug };
    return answer.failure.kind === 'unreachable' ? undefined : null;
  }

  /** SIZE-58: without its config, or when it fails, it is reported and said, and the flow stays at the fit. */
  async #calculate(): Promise<void> {
    const { clock, report } = this.#dependencies;
    const since = clock.now();
    const isDone = await this.#isCalculable();
    if (!isDone) report(`A size could not be calculated, cause: ${this.sizeTypes.status === 'failed' ? 'network' : 'config'}`);
    const left = Math.max(0, calculationMinimumMs - (clock.now() - since));
    clock.after(left, () => {
      runInAction(() => {
        this.panel = reduceCreateSize(this.panel, { type: isDone ? 'calculated' : 'calculation-failed' });
      });
    });
  }

  async #isCalculable(): Promise<boolean> {
    try {
      const known = this.sizeType && (await this.#lookUp(this.sizeType.id));
      return Boolean(known) && this.garment.length > 0;
    } catch {
      return false;
    }
  }
}
