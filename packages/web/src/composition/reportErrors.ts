import type { ErrorReports } from '@tailorbird/domain/shell';
import { Reporter } from '../platform/reports/reporter.ts';
import { shopLocation, urlOf } from '../platform/site/shopLocation.ts';
import type { ToastStore } from '../platform/toasts/toastStore.ts';
import { ErrorReportsT, ReporterT } from '../shared/ports/ports.ts';
import type { Ports } from './ports.ts';

export const openReporter = async (ports: Ports): Promise<Reporter> =>
  new Reporter({
    reports: (await ports(ErrorReportsT)) as ErrorReports,
    page: () => shopLocation().pathname,
    root: urlOf('/'),
  });

/**
 * Reports a problem of this tab with the path of its page: an uncaught error, or a report from
 * a store.
 */
export const reportError = async (
  event: Event,
  page: string,
  ports: Ports,
  toasts: Pick<ToastStore, 'error'>,
): Promise<void> => {
  const reporter = (await ports(ReporterT)) as Reporter;
  const reportUncaught = async (thrown: unknown, source = ''): Promise<void> => {
    // The last action may have failed, so show the visitor an error (ERR-10).
    if ((await reporter.report(thrown, { isUncaught: true, source, page })) !== null)
      toasts.error();
  };
  if (event instanceof ErrorEvent) {
    const { error, message, filename } = event;
    await reportUncaught(error ?? { message }, filename);
  } else if (event instanceof PromiseRejectionEvent) {
    await reportUncaught(event.reason);
  } else {
    const [problem, cause] = (event as CustomEvent<readonly [string, unknown]>).detail;
    console.error(problem, ...(cause === undefined ? [] : [cause]));
    // The stack here is that of the report; only the cause has the right location.
    await reporter.report(
      Object.assign(new Error(problem), {
        name: 'Problem',
        stack: cause instanceof Error ? cause.stack : '',
      }),
      { page },
    );
  }
};
