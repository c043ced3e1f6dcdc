import type { Result } from '../kernel/index.ts';
import type { ErrorReport } from './errorReport.ts';

/** Port: reports an error to whoever runs the shop. The reference names the report in the log. */
export type ErrorReports = {
  readonly tell: (
    report: ErrorReport,
  ) => Promise<Result<{ readonly reference: string }, { readonly kind: 'unreachable' }>>;
};
