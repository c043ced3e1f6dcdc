import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import {
  type BodyFact,
  type BodyFacts,
  type BodyShape,
  type CalendarDay,
  type CreateSizeTab,
  type CutFor,
  createSizeTabs,
  type Fit,
  type GarmentInterval,
  garmentIntervals,
  nameCustomSize,
  nameStandardSize,
  type SizeRefused,
  type Sizes,
  type StandardSize,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type Clock,
  ClockT,
  type Report,
  ReportT,
  TodayT,
} from '../../../platform/browser/browser.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { showCalculating } from '../../../shared/body/session/calculation.ts';
import { prefsOfDraft, type SizeDraft } from '../../../shared/body/session/sizeDraft.ts';
import { type SizingSession, SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { SizesT } from '../../../shared/ports/ports.ts';
import { type VisitStore, VisitT } from '../../../shared/visit/visitStore.ts';
import { type SizesChanges, SizesChangesT } from '../../../shared/wearers/sizesChanges.ts';
import { type CreateSizeEvent, type CreateSizePanel, reduceCreateSize } from './createSizeSteps.ts';
import { SizeTypeList } from './sizeTypeList.ts';

export type CreateSizeDependencies = {
  readonly sizes: Pick<Sizes, 'sizeTypes' | 'sizeType' | 'create' | 'ofStandardSize'>;
  readonly session: SizingSession;
  readonly clock: Clock;
  readonly visit: Pick<VisitStore, 'continentCode'>;
  readonly today: () => CalendarDay;
  readonly changes: Pick<SizesChanges, 'publish'>;
  readonly report: Report;
};

export type OpenedWith = {
  readonly sizeTypeId: number;
  readonly tab: CreateSizeTab;
  /** Size type of the page's garment, which skips that step. */
  readonly pageSizeType: SizeTypeRef | null;
};

const unreachable = { ok: false, failure: { kind: 'unreachable' } } as const;

export class CreateSizeStore {
  panel: CreateSizePanel = { status: 'closed' };
  failure: SizeRefused | null = null;
  /** True if the size type id of the panel is unknown to the shop. */
  isUnknown = false;
  readonly session: SizingSession;
  readonly #sizeTypes: SizeTypeList;
  readonly #dependencies: CreateSizeDependencies;

  constructor(dependencies: CreateSizeDependencies) {
    this.#dependencies = dependencies;
    this.#sizeTypes = new SizeTypeList(dependencies.sizes);
    this.session = dependencies.session;
    makeAutoObservable(
      this,
      { session: false, panel: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Opens at the first step that the page does not answer. A size type that is not the page's
   * is looked up and only preselected.
   */
  async open({ sizeTypeId, tab, pageSizeType }: OpenedWith): Promise<void> {
    if (this.panel.status !== 'closed') return;
    const known =
      pageSizeType?.id === sizeTypeId ? pageSizeType : await this.#sizeTypes.lookUp(sizeTypeId);
    if (known === undefined) return;
    runInAction(() => {
      this.isUnknown = known === null;
      if (!known) return;
      this.session.readStored();
      this.session.startAt(this.#dependencies.visit.continentCode);
      this.session.begin(known);
      this.#send({ type: 'opened', tab, asksSizeType: pageSizeType?.id !== sizeTypeId });
      this.continueConfirmed();
    });
  }

  /**
   * Continues with the body that find-my-size confirmed and asks only for the fit (SIZE-34).
   */
  continueConfirmed(): void {
    if (this.panel.status === 'open' && this.session.consumeConfirmation())
      this.#send({ type: 'body-confirmed' });
  }

  get tabs(): readonly CreateSizeTab[] {
    return createSizeTabs(this.sizeType);
  }

  get sizeType(): SizeTypeRef | null {
    return this.session.making.sizeType;
  }

  get fit(): Fit | null {
    return this.session.making.fit;
  }

  get garment(): readonly GarmentInterval[] {
    return this.fit ? this.garmentIn(this.fit) : [];
  }

  garmentIn(fit: Fit): readonly GarmentInterval[] {
    const { sizeType } = this;
    return (
      (sizeType &&
        garmentIntervals({
          estimate: this.session.estimate,
          sizeTypeSlug: sizeType.slug,
          fit,
          cutFor: this.session.cutFor,
        })) ??
      []
    );
  }

  chooseTab(tab: CreateSizeTab): void {
    this.#send({ type: 'tab-chosen', tab });
  }

  chooseSizeType(sizeType: SizeTypeRef): void {
    this.session.chooseSizeType(sizeType);
    this.#send({ type: 'answered' });
  }

  adjust<Fact extends BodyFact>(fact: Fact, value: BodyFacts[Fact]): void {
    this.session.adjust(fact, value);
    this.#send({ type: 'answered' });
  }

  chooseCutFor(cutFor: CutFor): void {
    this.session.chooseCutFor(cutFor);
    this.#send({ type: 'answered' });
  }

  chooseShape(bodyShape: BodyShape): void {
    this.session.chooseShape(bodyShape);
    this.#send({ type: 'answered' });
  }

  chooseFit(fit: Fit): void {
    this.session.chooseFit(fit);
    this.#send({ type: 'answered' });
  }

  chooseStandardSize(size: StandardSize): void {
    this.session.chooseStandardSize(size);
    this.#send({ type: 'notice-read' });
  }

  /**
   * Moves to the next step if this one is answered (SIZE-47); the last one calculates
   * (SIZE-58).
   */
  continue(): void {
    this.#send({ type: 'continued' });
    if (this.panel.status === 'open' && this.panel.step === 'calculation') void this.#calculate();
  }

  dismiss(): void {
    this.#send({ type: 'notice-read' });
    this.failure = null;
  }

  goBack(): void {
    this.#send({ type: 'went-back' });
    if (this.panel.status === 'open' && this.panel.step === 'size-type') void this.loadSizeTypes();
  }

  get sizeTypes(): SizeTypeList['state'] {
    return this.#sizeTypes.state;
  }

  loadSizeTypes(): ReturnType<SizeTypeList['load']> {
    return this.#sizeTypes.load();
  }

  /** The size to save; null while something is missing. */
  get draft(): SizeDraft | null {
    return this.panel.status === 'closed' ? null : this.session.draftOf(this.panel.tab);
  }

  /**
   * Creates the size under its proposed name (SIZE-19, SIZE-20, SIZE-31); the panel stays open
   * meanwhile (SIZE-02). Returns its id, or null.
   */
  async create(shown: { readonly sizeType: string; readonly fit: string }): Promise<number | null> {
    if (this.panel.status !== 'open') return null;
    const { draft } = this;
    this.failure = null;
    this.#send({ type: 'creation-started' });
    if (this.#isOpen || !draft) return null;
    const made = await this.#make(draft, shown).catch((error: unknown) => {
      this.#dependencies.report('A size could not be created', error);
      return unreachable;
    });
    return runInAction(() => {
      this.#send({ type: made.ok ? 'created' : 'creation-failed' });
      if (made.ok) this.#dependencies.changes.publish();
      else this.failure = made.failure;
      return made.ok ? made.value.id : null;
    });
  }

  get #isOpen(): boolean {
    return this.panel.status === 'open';
  }

  #make(
    draft: SizeDraft,
    shown: { readonly sizeType: string; readonly fit: string },
  ): ReturnType<Sizes['ofStandardSize']> {
    const { sizes, today } = this.#dependencies;
    const { id: sizeTypeId } = draft.sizeType;
    const { wearerId } = this.session;
    if (draft.kind === 'custom')
      return sizes.create({
        title: nameCustomSize(shown, today()),
        sizeTypeId,
        prefs: prefsOfDraft(draft),
        wearerId,
      });
    const { facts, knowsBody, entered } = this.session;
    return sizes.ofStandardSize({
      size: draft.size,
      sizeTypeId,
      title: nameStandardSize(draft.size, today()),
      wearerId,
      ...(entered.bodyShape &&
        knowsBody && { idealSize: { ...facts, bodyShape: entered.bodyShape } }),
    });
  }

  /**
   * On a missing config or a failure, reports and shows the error and stays at the fit
   * (SIZE-58).
   */
  async #calculate(): Promise<void> {
    const { clock, report } = this.#dependencies;
    const isDone = await showCalculating(clock, () => this.#isCalculable());
    if (!isDone)
      report(
        `A size could not be calculated, cause: ${this.sizeTypes.status === 'failed' ? 'network' : 'config'}`,
      );
    this.#send({ type: isDone ? 'calculated' : 'calculation-failed' });
  }

  async #isCalculable(): Promise<boolean> {
    try {
      const known = this.sizeType && (await this.#sizeTypes.lookUp(this.sizeType.id));
      return Boolean(known) && this.garment.length > 0;
    } catch {
      return false;
    }
  }

  #send(event: CreateSizeEvent): void {
    runInAction(() => {
      this.panel = reduceCreateSize(this.panel, event, this.session.answers);
    });
  }
}

export const CreateSizeStoreT = lateStore('CreateSizeStore', {
  scope: 'component',
  needs: {
    sizes: SizesT,
    session: SizingSessionT,
    clock: ClockT,
    visit: VisitT,
    today: TodayT,
    changes: SizesChangesT,
    report: ReportT,
  },
  load: async () => CreateSizeStore,
});
