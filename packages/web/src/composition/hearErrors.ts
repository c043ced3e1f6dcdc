import type { ErrorReports } from '@tailorbird/domain/shell';
import { Reporter } from '../platform/reports/reporter.ts';
import type { ToastStore } from '../platform/toasts/toastStore.ts';
import { ErrorReportsT, ReporterT } from '../shared/ports/ports.ts';
import type { Ports } from './ports.ts';

/** Who tells of what goes wrong in this tab. */
export const openReporter = async (ports: Ports): Promise<Reporter> =>
  new Reporter({
    reports: (await ports(ErrorReportsT)) as ErrorReports,
    page: () => location.pathname,
    root: `${location.origin}/`,
  });

/** Has told what went wrong in this tab, on the page of a path: what nobody caught, or what a store says of itself. */
export const hearError = async (
  event: Event,
  page: string,
  ports: Ports,
  toasts: Pick<ToastStore, 'error'>,
): Promise<void> => {
  const reporter = (await ports(ReporterT)) as Reporter;
  const tellUncaught = async (thrown: unknown, source = ''): Promise<void> => {
    // What was done last may have come to nothing: who did it is not left without a word (ERR-10).
    if ((await reporter.tell(thrown, { isUncaught: true, source, page })) !== null) toasts.error();
  };
  if (event instanceof ErrorEvent) {
    const { error, message, filename } = event;
    await tellUncaught(error ?? { message }, filename);
  } else if (event instanceof PromiseRejectionEvent) {
    await tellUncaught(event.reason);
  } else {
    const [problem, cause] = (event as CustomEvent<readonly [string, unknown]>).detail;
    console.error(problem, ...(cause === undefined ? [] : [cause]));
    // Where this was written down says nothing: a problem is somewhere only where its cause is.
    await reporter.tell(
      Object.assign(new Error(problem), {
        name: 'Problem',
        stack: cause instanceof Error ? cause.stack : '',
      }),
      { page },
    );
  }
};
