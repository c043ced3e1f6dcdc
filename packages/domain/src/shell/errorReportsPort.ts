import type { Result } from '../kernel/index.ts';
import type { ErrorFrame, ErrorReport } from './errorReport.ts';

/** Port: who watches over the shop is told that something went wrong. The answer names the report, as the log and the page of staff do. */
export type ErrorReports = {
  readonly tell: (
    report: ErrorReport,
  ) => Promise<Result<{ readonly reference: string }, { readonly kind: 'unreachable' }>>;
};

/** Reports of one problem. */
export type ErrorGroup = {
  readonly id: number;
  readonly source: 'browser' | 'server';
  readonly kind: string;
  readonly problem: string;
  readonly frames: readonly ErrorFrame[];
  readonly page: string;
  readonly times: number;
  /** ISO instants. */
  readonly firstAt: string;
  readonly lastAt: string;
  readonly lastReference: string;
  readonly release: string;
  /** By whom of the staff, and when; null while it is open, as it is again when it comes again. */
  readonly resolved: { readonly at: string; readonly by: string } | null;
};

export type ErrorDeskRefused =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'not-found' };

/** Port: what those who run the shop see of reported errors. Those that are open come first, the latest first. */
export type ErrorDesk = {
  readonly list: () => Promise<Result<readonly ErrorGroup[], ErrorDeskRefused>>;
  readonly resolve: (id: number) => Promise<Result<ErrorGroup, ErrorDeskRefused>>;
};
