import type { ErrorReports } from '@tailorbird/domain/shell';
import { shopProblem } from '../platform/browser/browser.ts';
import { ErrorReportsT } from '../platform/ports/ports.ts';
import type { Reporter, ReporterNeeds } from '../platform/reports/reporter.ts';
import type { Ports } from './ports.ts';

/** What reports of this tab are made with. */
export const seenFrom = async (ports: Ports): Promise<ReporterNeeds> => ({
  reports: (await ports(ErrorReportsT)) as ErrorReports,
  page: () => location.pathname,
  root: `${location.origin}/`,
});

/** Has what goes wrong in this tab told: what nobody caught, and what stores say of themselves. Who tells comes in with the first of it. */
export const hearErrors = (reporter: () => Promise<Reporter>): void => {
  const tell = (thrown: unknown, how?: { readonly isUncaught: boolean; readonly source?: string }): void => {
    reporter().then(
      (here) => here.tell(thrown, how),
      () => {},
    );
  };
  addEventListener('error', ({ error, message, filename }) => {
    tell(error ?? { message }, { isUncaught: true, source: filename });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    tell(reason, { isUncaught: true });
  });
  addEventListener(shopProblem, (event) => {
    const [problem, cause] = (event as CustomEvent<readonly [string, unknown]>).detail;
    console.error(problem, ...(cause === undefined ? [] : [cause]));
    tell(Object.assign(new Error(problem), { name: 'Problem', ...(cause instanceof Error && { stack: cause.stack }) }));
  });
};
