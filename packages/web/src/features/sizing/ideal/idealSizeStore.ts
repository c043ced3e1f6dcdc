import {
  type BodyFact,
  type BodyFacts,
  type BodyShape,
  type CutFor,
  type IdealSizeMode,
  standardSizeOf,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Clock, ClockT, type Report, ReportT } from '../../../platform/browser/browser.ts';
import { store } from '../../../platform/services/token.ts';
import { showCalculating } from '../../../shared/body/session/calculation.ts';
import { type SizingSession, SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { sizeReports } from '../sizeMessage.ts';
import { type IdealSizeEvent, type IdealSizePanel, reduceIdealSize } from './idealSizeSteps.ts';

export type IdealSizeDependencies = {
  readonly session: SizingSession;
  readonly clock: Clock;
  readonly report: Report;
};

export class IdealSizeStore {
  panel: IdealSizePanel = { status: 'closed' };
  readonly mode: IdealSizeMode;
  readonly session: SizingSession;
  readonly #dependencies: IdealSizeDependencies;

  constructor(mode: IdealSizeMode, dependencies: IdealSizeDependencies) {
    const { session } = dependencies;
    this.mode = mode;
    this.session = session;
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { mode: false, session: false, panel: observableRef },
      { autoBind: true },
    );
    this.#send({ type: 'opened' });
  }

  /** The result is a size, or that no size fits (SIZE-62); it follows tape measurements. */
  get status(): 'closed' | 'asking' | 'calculating' | 'result' | 'no-size' {
    if (this.panel.status !== 'found') return this.panel.status;
    return this.session.recommended ? 'result' : 'no-size';
  }

  /**
   * Shows the form for a size type or for any, with the shop's average at every location
   * (SIZE-49). Returns a function that leaves it.
   */
  enter(sizeTypeSlug: string | null = null): () => void {
    this.session.readStored();
    this.session.sizedSlug = sizeTypeSlug;
    return this.session.startAt(null);
  }

  adjust<Fact extends BodyFact>(fact: Fact, value: BodyFacts[Fact]): void {
    this.session.adjust(fact, value);
    this.#send({ type: 'answered' });
  }

  chooseCutFor(cutFor: CutFor): void {
    this.session.chooseCutFor(cutFor);
    this.#send({ type: 'answered' });
  }

  chooseShape(shape: BodyShape): void {
    this.session.chooseShape(shape);
    this.#send({ type: 'answered' });
  }

  /**
   * Calculates, for at least 750 ms (SIZE-38). A failure is reported and keeps the answers
   * (SIZE-58).
   */
  continue(): void {
    this.#send({ type: 'continued', isShapeKnown: this.session.entered.bodyShape !== null });
    if (this.panel.status === 'calculating') void this.#calculate();
  }

  goBack(): void {
    this.#send({ type: 'went-back' });
  }

  /**
   * Makes the result the standard size of the session; reports an error if there is none
   * (SIZE-34, SIZE-63).
   */
  accept(): void {
    const { recommended } = this.session;
    if (this.status !== 'result' || !recommended) {
      this.#dependencies.report(sizeReports.noRecommendation);
      return;
    }
    this.session.chooseStandardSize(standardSizeOf(recommended));
    this.#send({ type: 'accepted' });
  }

  async #calculate(): Promise<void> {
    const { clock, report } = this.#dependencies;
    try {
      await showCalculating(clock, () => this.session.recommended);
      this.#send({ type: 'calculated' });
    } catch (error) {
      report('A size could not be calculated', error);
      this.#send({ type: 'calculation-failed' });
    }
  }

  #send(event: IdealSizeEvent): void {
    runInAction(() => {
      this.panel = reduceIdealSize(this.panel, event);
    });
  }
}

export const IdealSizeStoreT = store('IdealSizeStore', {
  scope: 'component',
  needs: { session: SizingSessionT, clock: ClockT, report: ReportT },
  is: IdealSizeStore,
});
