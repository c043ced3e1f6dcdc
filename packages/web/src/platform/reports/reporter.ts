import { type ErrorReports, errorGroupOf, errorReportOf } from '@tailorbird/domain/shell';
import { isReported } from '../navigation/reportedErrors.ts';

export type ReporterNeeds = {
  readonly reports: ErrorReports;
  /** The path of the page that is shown. */
  readonly page: () => string;
  /** Where the shop's own files lie. */
  readonly root: string;
};

type How = {
  /** Nobody caught it: it may come from an extension as well as from the shop. */
  readonly isUncaught?: boolean;
  /** The address it comes from. */
  readonly source?: string;
  /** The path of the page it happened on, where another may be shown by now. */
  readonly page?: string;
};

/** How many problems one tab tells of. */
export const mostTold = 10;

/** Tells of what goes wrong in this tab: each problem once, noise of browsers not at all (ERR-05, ERR-19). */
export class Reporter {
  readonly #needs: ReporterNeeds;
  readonly #told = new Map<string, Promise<string | null>>();

  constructor(needs: ReporterNeeds) {
    this.#needs = needs;
  }

  /** Answers the name the report was kept under; null when it was not. */
  async tell(
    thrown: unknown,
    { isUncaught = false, source = '', page = this.#needs.page() }: How = {},
  ): Promise<string | null> {
    if (!isReported(thrown, source)) return null;
    const { reports, root } = this.#needs;
    const report = errorReportOf(thrown, { page, root });
    if (isUncaught && report.frames.length === 0) return null;
    const group = errorGroupOf(report);
    const before = this.#told.get(group);
    if (before) return before;
    if (this.#told.size >= mostTold) return null;
    const telling = reports.tell(report).then(
      (answer) => (answer.ok ? answer.value.reference : null),
      () => null,
    );
    this.#told.set(group, telling);
    const reference = await telling;
    // What was not heard may be told again.
    if (reference === null) this.#told.delete(group);
    return reference;
  }
}
