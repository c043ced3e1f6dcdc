import type { VisitReport, Visits } from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';

export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** What was counted in a period. An answer about another one is dropped. */
export class VisitReportStore {
  period: Period = 30;
  report: VisitReport | null = null;
  hasFailed = false;
  readonly #visits: Visits;

  constructor({ visits }: { readonly visits: Visits }) {
    this.#visits = visits;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(period: Period = this.period): Promise<void> {
    this.period = period;
    this.hasFailed = false;
    const answer = await this.#visits.report(period);
    runInAction(() => {
      if (period !== this.period) return;
      this.hasFailed = !answer.ok;
      if (answer.ok) this.report = answer.value;
    });
  }
}
