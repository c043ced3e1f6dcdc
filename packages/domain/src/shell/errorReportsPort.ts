import type { Result } from '../kernel/index.ts';
import type { ErrorReport } from './errorReport.ts';

/** Port: reports an error to the operator. The reference names it in the log. */
export type ErrorReports = {
  readonly report: (
    report: ErrorReport,
  ) => Promise<Result<{ readonly reference: string }, { readonly kind: 'unreachable' }>>;
};
