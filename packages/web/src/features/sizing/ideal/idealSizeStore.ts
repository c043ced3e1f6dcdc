import {
  adjustFact,
  type BodyFact,
  type BodyFacts,
  type BodyMeasure,
  type BodyShape,
  type Centimeters,
  type IdealSizeMode,
  type RecommendedSize,
  recommendStandardSize,
  sizeReports,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../platform/browser/browser.ts';
import type { BodyStore } from '../bodyStore.ts';
import { calculationMinimumMs, type IdealSizePanel, reduceIdealSize } from './idealSizeSteps.ts';

export type IdealSizeDependencies = {
  readonly body: BodyStore;
  readonly clock: Clock;
  readonly report: (problem: string, error?: unknown) => void;
};

/** Finding one's size: the answers, a moment of calculation, and the size with how sure it is (SIZE-10). */
export class IdealSizeStore {
  panel: IdealSizePanel = { status: 'closed', handedOver: null };
  readonly body: BodyStore;
  readonly #clock: Clock;
  readonly #report: IdealSizeDependencies['report'];

  constructor(mode: IdealSizeMode, { body, clock, report }: IdealSizeDependencies) {
    this.body = body;
    this.#clock = clock;
    this.#report = report;
    this.panel = reduceIdealSize(this.panel, { type: 'opened', mode, input: body.input });
    makeAutoObservable(this, { body: false, panel: observableRef }, { autoBind: true });
  }

  /** The size as it stands with each movement; null outside of the range (SIZE-62). */
  get recommended(): RecommendedSize | null {
    return recommendStandardSize(this.body.estimate);
  }

  adjust<Fact extends BodyFact>(fact: Fact, value: BodyFacts[Fact]): void {
    this.panel = reduceIdealSize(this.panel, { type: 'fact-adjusted', fact, value });
    this.body.tell(adjustFact(this.body.input, fact, value));
  }

  chooseShape(shape: BodyShape): void {
    this.panel = reduceIdealSize(this.panel, { type: 'shape-chosen', shape });
    this.body.chooseShape(shape);
  }

  /** Calculates; it shows for 750 ms at least (SIZE-38). A failure is reported and leaves the answers (SIZE-58). */
  continue(): void {
    const at = this.#clock.now();
    this.panel = reduceIdealSize(this.panel, { type: 'continued', at });
    if (this.panel.status !== 'calculating') return;
    this.#calculate(at);
    this.#clock.after(calculationMinimumMs, () => {
      runInAction(() => {
        this.panel = reduceIdealSize(this.panel, { type: 'time-passed', at: this.#clock.now() });
      });
    });
  }

  goBack(): void {
    this.panel = reduceIdealSize(this.panel, { type: 'went-back' });
  }

  take(measure: BodyMeasure, length: Centimeters): void {
    this.body.take(measure, length);
    this.#recalculate();
  }

  forget(measure: BodyMeasure): void {
    this.body.forget(measure);
    this.#recalculate();
  }

  /** Takes the size that was found; it is reported when there is none to take (SIZE-63). */
  accept(): void {
    if (this.panel.status !== 'result') this.#report(sizeReports.noRecommendation);
    this.panel = reduceIdealSize(this.panel, { type: 'accepted' });
  }

  #calculate(at: number): void {
    try {
      const { recommended } = this;
      const size = recommended && { base: recommended.base, length: recommended.length };
      this.panel = reduceIdealSize(this.panel, { type: 'calculated', size, at });
    } catch (error) {
      this.#report('A size could not be calculated', error);
      this.panel = reduceIdealSize(this.panel, { type: 'calculation-failed', at });
    }
  }

  /** What a tape says changes the result where it stands: the customer has waited for a calculation once. */
  #recalculate(): void {
    const at = this.#clock.now();
    this.panel = reduceIdealSize(this.panel, { type: 'went-back' });
    this.panel = reduceIdealSize(this.panel, { type: 'continued', at: at - calculationMinimumMs });
    this.#calculate(at);
  }
}
