import { versionAt } from '@tailorbird/domain/account';
import {
  type Asymmetry,
  type AsymmetryKind,
  asymmetryKinds,
  type BodyEstimate,
  type BodyFact,
  type BodyShape,
  centimeters,
  clampFact,
  compareSizes,
  estimateBody,
  estimateOfPrefs,
  type Fit,
  type FitShares,
  fitShares,
  type GarmentMeasure,
  idealSizeDefaults,
  isSameAsymmetry,
  lookUpMeasurements,
  maximumOwnedGarments,
  type OwnedGarment,
  type SideDifference,
  type SizeDependency,
  type SizeDifference,
  type SizePrefs,
  type SizeRefused,
  type Sizes,
  type SizeType,
  type SizeVersion,
  symmetric,
  tolerancesOf,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Report, ReportT } from '../../../platform/browser/browser.ts';
import { lateStore } from '../../../platform/services/token.ts';
import type { TapeMeasurements } from '../../../shared/body/session/sizeDraft.ts';
import { SizesT } from '../../../shared/ports/ports.ts';
import { type SizesChanges, SizesChangesT } from '../../../shared/wearers/sizesChanges.ts';
import {
  changeOf,
  enteredMeasurements,
  hasNewBodyData,
  isSizeChanged,
  type Measurements,
  measurementsOf,
  noEdits,
  type SizeEdits,
} from './editedSize.ts';
import {
  type EditSizeEvent,
  type EditSizeMode,
  type EditSizePanel,
  reduceEditSize,
} from './editSizeSteps.ts';

export type EditSizeDependencies = {
  readonly sizes: Pick<
    Sizes,
    'byId' | 'sizeType' | 'dependencies' | 'history' | 'update' | 'restore'
  >;
  readonly changes: Pick<SizesChanges, 'publish'>;
  readonly report: Report;
};

export class EditSizeStore {
  panel: EditSizePanel = { status: 'closed' };
  size: UserSize | null = null;
  sizeType: SizeType | null = null;
  /** Allowed values of each measure (API-62). */
  dependencies: readonly SizeDependency[] = [];
  edits: SizeEdits = noEdits({ prefs: null });
  failure: SizeRefused | null = null;
  /** Newest first, for the studio. */
  versions: readonly SizeVersion[] = [];
  shownVersion = 0;
  readonly #id: number;
  readonly #dependencies: EditSizeDependencies;

  constructor(id: number, dependencies: EditSizeDependencies) {
    this.#id = id;
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      {
        panel: observableRef,
        size: observableRef,
        sizeType: observableRef,
        dependencies: observableRef,
        edits: observableRef,
        failure: observableRef,
        versions: observableRef,
      },
      { autoBind: true },
    );
  }

  get mode(): EditSizeMode {
    return this.panel.status === 'editing' || this.panel.status === 'saving'
      ? this.panel.mode
      : 'simple';
  }

  /**
   * The preferences the size is computed from, with edits; null for a size without preferences.
   */
  get prefs(): SizePrefs | null {
    return this.edits.prefs;
  }

  get saved(): Measurements {
    return measurementsOf(this.size?.measurements ?? []);
  }

  get entered(): Measurements {
    return enteredMeasurements(this.saved, this.edits);
  }

  get isDifferent(): boolean {
    return (
      isSizeChanged(this.saved, this.entered) ||
      hasNewBodyData(this.size?.prefs ?? null, this.edits) ||
      this.changedSides.length > 0
    );
  }

  get asymmetry(): Asymmetry {
    return this.edits.asymmetry ?? this.size?.asymmetry ?? symmetric;
  }

  get changedSides(): readonly AsymmetryKind[] {
    const saved = this.size?.asymmetry ?? symmetric;
    return asymmetryKinds.filter(
      (kind) =>
        !isSameAsymmetry(
          { ...symmetric, [kind]: saved[kind] },
          { ...symmetric, [kind]: this.asymmetry[kind] },
        ),
    );
  }

  get isChanged(): boolean {
    return (this.panel.status === 'editing' || this.panel.status === 'saving') && this.isDifferent;
  }

  /** Measurements of the body and of garments that fit; empty without any (SIZE-132). */
  get known(): TapeMeasurements {
    return this.prefs?.known ?? {};
  }

  get owned(): readonly OwnedGarment[] {
    return this.prefs?.owned ?? [];
  }

  get estimate(): BodyEstimate {
    return this.prefs ? estimateOfPrefs(this.prefs) : estimateBody(idealSizeDefaults);
  }

  get shares(): FitShares {
    return fitShares(this.estimate, tolerancesOf(this.sizeType?.slug ?? ''));
  }

  get differences(): readonly SizeDifference[] {
    const { size, entered } = this;
    if (!size) return [];
    const after = size.measurements.map((each) => ({
      ...each,
      value: centimeters(entered[each.measure] ?? each.value),
    }));
    return compareSizes(size, { measurements: after });
  }

  /** Allowed values of a measure; undefined for a measure that follows the calculation. */
  dependencyOf(measure: string): SizeDependency | undefined {
    return this.dependencies.find((each) => each.measure === measure);
  }

  async load(): Promise<void> {
    this.#send({ type: 'opened', sizeId: this.#id });
    const { sizes } = this.#dependencies;
    const size = await sizes.byId(this.#id);
    const about = size.ok ? size.value : null;
    const [sizeType, dependencies] = about
      ? await Promise.all([
          sizes.sizeType(about.sizeTypeId),
          sizes.dependencies(about.sizeTypeId, about.cutFor ?? 'men'),
        ])
      : [];
    if (!size.ok || !sizeType?.ok || !dependencies?.ok) {
      const isMissing = !size.ok && size.failure.kind === 'size-not-found';
      this.#send({
        type: 'load-failed',
        sizeId: this.#id,
        because: isMissing ? 'size-not-found' : 'size-cannot-be-edited',
      });
      return;
    }
    runInAction(() => {
      this.sizeType = sizeType.value;
      this.dependencies = dependencies.value;
      this.#setSize(size.value);
    });
    this.#send({ type: 'loaded', sizeId: this.#id });
    if (!size.value.prefs) this.choose('advanced');
  }

  /** For the studio: all versions, each a possible starting point. */
  async loadVersions(): Promise<void> {
    const history = await this.#dependencies.sizes.history(this.#id);
    runInAction(() => {
      if (history.ok) this.versions = history.value;
    });
  }

  choose(mode: EditSizeMode): void {
    this.#send({ type: 'mode-chosen', mode });
  }

  chooseFit(fit: Fit): void {
    this.#changePrefs({ fit });
  }

  chooseShape(bodyShape: BodyShape): void {
    this.#changePrefs({ bodyShape });
  }

  /** Years, centimeters or kilograms, limited to the shop's range (SIZE-48). */
  adjust(fact: BodyFact, value: number): void {
    if (this.prefs)
      this.#changePrefs({
        facts: { ...this.prefs.facts, [fact]: clampFact(fact, value, this.prefs.facts.cutFor) },
      });
  }

  addMeasurements(known: TapeMeasurements): void {
    this.#changePrefs({ known: { ...this.known, ...known } });
  }

  addGarment(garment: OwnedGarment): void {
    this.#changePrefs({ owned: [...this.owned, garment].slice(-maximumOwnedGarments) });
  }

  replaceGarment(garment: OwnedGarment, now: OwnedGarment): void {
    this.#changePrefs({ owned: this.owned.map((each) => (each === garment ? now : each)) });
  }

  removeGarment(garment: OwnedGarment): void {
    this.#changePrefs({ owned: this.owned.filter((each) => each !== garment) });
  }

  /** A finished measurement in centimeters, limited to its bounds. */
  measure(measure: GarmentMeasure, value: number): void {
    const bounds = this.dependencyOf(measure);
    if (!bounds || this.panel.status !== 'editing' || Number.isNaN(value)) return;
    const within = centimeters(Math.min(bounds.maximum, Math.max(bounds.minimum, value)));
    this.#enter({ ...this.edits, manual: { ...this.edits.manual, [measure]: within } });
  }

  /** Sets which side of the body differs and by how much; null for equal sides. */
  setSides(kind: AsymmetryKind, difference: SideDifference | null): void {
    if (this.panel.status !== 'editing') return;
    this.#enter({ ...this.edits, asymmetry: { ...this.asymmetry, [kind]: difference } });
  }

  /**
   * Index of the version that a studio option selects, limited to the first and last
   * (GUARD-09).
   */
  versionAt(option: Parameters<typeof versionAt>[0]): number {
    return versionAt(option, this.shownVersion, this.versions.length);
  }

  showVersion(index: number): void {
    const version = this.versions[index];
    if (!version || this.panel.status !== 'editing') return;
    this.shownVersion = index;
    this.#enter({
      prefs: version.prefs,
      computed: measurementsOf(version.measurements),
      manual: {},
      asymmetry: version.asymmetry ?? symmetric,
    });
  }

  async save(): Promise<UserSize | null> {
    const { size } = this;
    this.#send({ type: 'save-started', isChanged: this.isChanged });
    if (!size || this.panel.status !== 'saving') return null;
    this.failure = null;
    const answer = await this.#dependencies.sizes.update(
      size.id,
      changeOf(size, this.sizeType?.slug ?? '', this.edits),
    );
    return runInAction(() => {
      if (!answer.ok) {
        this.failure = answer.failure;
        this.#dependencies.report(`A size could not be changed: ${answer.failure.kind}`);
        this.#send({ type: 'save-failed' });
        return null;
      }
      this.#send({ type: 'saved' });
      this.#dependencies.changes.publish();
      return answer.value;
    });
  }

  /** Restores the version before the save, as a new version. */
  async undo(): Promise<boolean> {
    const { size } = this;
    if (!size) return false;
    const answer = await this.#dependencies.sizes.restore(size.id, size.version);
    if (answer.ok) this.#dependencies.changes.publish();
    return answer.ok;
  }

  /** Recomputes the garment; manual changes stay. */
  #changePrefs(
    change: Partial<Pick<SizePrefs, 'facts' | 'bodyShape' | 'fit' | 'known' | 'owned'>>,
  ): void {
    if (!this.prefs || this.panel.status !== 'editing') return;
    const prefs = { ...this.prefs, ...change };
    const computed = lookUpMeasurements(this.sizeType?.slug ?? '', prefs);
    this.#enter({
      ...this.edits,
      prefs,
      computed: computed ? measurementsOf(computed) : this.edits.computed,
    });
  }

  #enter(edits: SizeEdits): void {
    this.edits = edits;
    this.#send({ type: 'entered' });
  }

  #setSize(size: UserSize): void {
    this.size = size;
    this.edits = noEdits(size);
    this.failure = null;
  }

  #send(event: EditSizeEvent): void {
    runInAction(() => {
      this.panel = reduceEditSize(this.panel, event);
    });
  }
}

export const EditSizeStoreT = lateStore('EditSizeStore', {
  scope: 'component',
  needs: { sizes: SizesT, changes: SizesChangesT, report: ReportT },
  load: async () => EditSizeStore,
});
