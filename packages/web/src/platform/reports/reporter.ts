import { type ErrorReports, errorGroupOf, errorReportOf } from '@tailorbird/domain/shell';
import { isReported } from '../navigation/reportedErrors.ts';

export type ReporterNeeds = {
  readonly reports: ErrorReports;
  readonly page: () => string;
  readonly root: string;
};

type How = {
  /** Uncaught errors can come from a browser extension. */
  readonly isUncaught?: boolean;
  readonly source?: string;
  /** Path of the page with the error; another page may be shown by now. */
  readonly page?: string;
};

export const maximumReports = 10;

/** Reports problems of this tab: each one once, and no browser noise (ERR-05, ERR-19). */
export class Reporter {
  readonly #needs: ReporterNeeds;
  readonly #reported = new Map<string, Promise<string | null>>();

  constructor(needs: ReporterNeeds) {
    this.#needs = needs;
  }

  /** Returns the reference of the stored report, or null if it was not stored. */
  async report(
    thrown: unknown,
    { isUncaught = false, source = '', page = this.#needs.page() }: How = {},
  ): Promise<string | null> {
    if (!isReported(thrown, source)) return null;
    const { reports, root } = this.#needs;
    const report = errorReportOf(thrown, { page, root });
    if (isUncaught && report.frames.length === 0) return null;
    const group = errorGroupOf(report);
    const before = this.#reported.get(group);
    if (before) return before;
    if (this.#reported.size >= maximumReports) return null;
    const reporting = reports.report(report).then(
      (answer) => (answer.ok ? answer.value.reference : null),
      () => null,
    );
    this.#reported.set(group, reporting);
    const reference = await reporting;
    // Failed reports may be sent again.
    if (reference === null) this.#reported.delete(group);
    return reference;
  }
}
