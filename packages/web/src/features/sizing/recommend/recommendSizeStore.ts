import {
  type FitShares,
  type Sizes,
  type SizeType,
  standardSizeOf,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Clock, ClockT, type Report, ReportT } from '../../../platform/browser/browser.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { showCalculating } from '../../../shared/body/session/calculation.ts';
import { type SizingSession, SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { SizesT } from '../../../shared/ports/ports.ts';
import { SizeTypeList } from '../create/sizeTypeList.ts';
import { sizeReports } from '../sizeMessage.ts';
import {
  type RecommendSizeEvent,
  type RecommendSizePanel,
  reduceRecommendSize,
} from './recommendSizeSteps.ts';

export type RecommendSizeDependencies = {
  readonly sizes: Pick<Sizes, 'all' | 'sizeTypes' | 'sizeType' | 'recommendFrom'>;
  readonly session: Pick<SizingSession, 'wearerId'>;
  readonly clock: Clock;
  readonly report: Report;
};

export class RecommendSizeStore {
  panel: RecommendSizePanel = { status: 'closed', exit: null };
  /** The sizes of all wearers; undefined while loading, null if loading failed. */
  all: readonly UserSize[] | null | undefined = undefined;
  sizeTypes: readonly SizeType[] = [];
  /** True if the size type id of the panel is unknown to the shop. */
  isUnknown = false;
  /** Shares of people that the shown size fits, at once and after remakes; null if unknown. */
  shares: FitShares | null = null;
  basis: UserSize | null = null;
  readonly #sizeTypeId: number;
  readonly #dependencies: RecommendSizeDependencies;

  constructor(sizeTypeId: number, dependencies: RecommendSizeDependencies) {
    this.#sizeTypeId = sizeTypeId;
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      {
        panel: observableRef,
        all: observableRef,
        sizeTypes: observableRef,
        shares: observableRef,
        basis: observableRef,
      },
      { autoBind: true },
    );
    this.send({ type: 'opened' });
  }

  /** Sizes of the current wearer only; another body is no basis. */
  get sizes(): readonly UserSize[] | null | undefined {
    return (
      this.all?.filter(({ wearerId }) => wearerId === this.#dependencies.session.wearerId) ??
      this.all
    );
  }

  send(event: RecommendSizeEvent): void {
    this.panel = reduceRecommendSize(this.panel, event);
  }

  /** Saved sizes to start from, those of the same kind of garment first. */
  async load(): Promise<void> {
    this.all = undefined;
    const list = new SizeTypeList(this.#dependencies.sizes);
    const [sizes, sizeType] = await Promise.all([
      this.#dependencies.sizes.all(),
      list.lookUp(this.#sizeTypeId),
    ]);
    runInAction(() => {
      const isOfHere = ({ sizeTypeId }: UserSize): boolean => sizeTypeId === this.#sizeTypeId;
      this.all = sizes.ok
        ? [...sizes.value.filter(isOfHere), ...sizes.value.filter((size) => !isOfHere(size))]
        : null;
      this.sizeTypes = list.state.status === 'here' ? list.state.all : [];
      this.isUnknown = sizeType === null;
    });
  }

  /** Requires a size, then calculates for at least 750 ms (SIZE-37, SIZE-38, SIZE-58). */
  async goToNextStep(): Promise<void> {
    const { clock, sizes, report } = this.#dependencies;
    const { panel } = this;
    if (panel.status === 'size-selection' && !this.sizes?.some(({ id }) => id === panel.userSizeId))
      this.send({ type: 'dressed' });
    this.send({ type: 'continued' });
    if (this.panel.status !== 'calculating') return;
    const { userSizeId } = this.panel;
    const answer = await showCalculating(clock, () =>
      sizes.recommendFrom({ userSizeId, sizeTypeId: this.#sizeTypeId }),
    );
    if (!answer.ok) {
      report(`A standard size could not be recommended: ${answer.failure.kind}`);
      this.send({ type: 'calculation-failed' });
      return;
    }
    const found = answer.value;
    if (!found) report(sizeReports.noRecommendation);
    runInAction(() => {
      this.shares = found?.shares ?? null;
      this.basis = this.all?.find(({ id }) => id === userSizeId) ?? null;
    });
    this.send({ type: 'calculated', size: found && standardSizeOf(found) });
  }
}

export const RecommendSizeStoreT = lateStore('RecommendSizeStore', {
  scope: 'component',
  needs: { sizes: SizesT, session: SizingSessionT, clock: ClockT, report: ReportT },
  load: async () => RecommendSizeStore,
});
