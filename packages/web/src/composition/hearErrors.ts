import type { ErrorReports } from '@tailorbird/domain/shell';
import { ErrorReportsT, ReporterT } from '../platform/ports/ports.ts';
import { Reporter } from '../platform/reports/reporter.ts';
import type { Ports } from './ports.ts';

/** Who tells of what goes wrong in this tab. */
export const openReporter = async (ports: Ports): Promise<Reporter> =>
  new Reporter({
    reports: (await ports(ErrorReportsT)) as ErrorReports,
    page: () => location.pathname,
    root: `${location.origin}/`,
  });

/** Has told what went wrong in this tab: what nobody caught, or what a store says of itself. */
export const hearError = async (event: Event, ports: Ports): Promise<void> => {
  const reporter = (await ports(ReporterT)) as Reporter;
  if (event instanceof ErrorEvent) {
    const { error, message, filename } = event;
    await reporter.tell(error ?? { message }, { isUncaught: true, source: filename });
  } else if (event instanceof PromiseRejectionEvent) {
    await reporter.tell(event.reason, { isUncaught: true });
  } else {
    const [problem, cause] = (event as CustomEvent<readonly [string, unknown]>).detail;
    console.error(problem, ...(cause === undefined ? [] : [cause]));
    // Where this was written down says nothing: a problem is somewhere only where its cause is.
    await reporter.tell(Object.assign(new Error(problem), { name: 'Problem', stack: cause instanceof Error ? cause.stack : '' }));
  }
};
