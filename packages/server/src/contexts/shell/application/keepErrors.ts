import { randomUUID } from 'node:crypto';
import { errorReportOf } from '@tailorbird/domain/shell';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { currentRequest } from '../../../platform/runtime/requestScope.ts';
import type { WithClock, WithLogger, WithSettings } from '../../../platform/runtime/runtime.ts';
import { createSentry } from '../forwarders/sentry.ts';
import { fingerprintOf, keepError, type ToldError } from '../store/reportedErrors.ts';

/** Where what went wrong is kept, and passed on to whom the settings name. */
export type ErrorKeeper = {
  /** Keeps what a page told; answers under which name, null when there is no room for it. */
  readonly keep: (report: ToldError['report']) => Promise<string | null>;
  /** Keeps what went wrong in the server itself, beside its work; `page` is what was asked for. */
  readonly failed: (cause: unknown, page: string) => void;
  /** Lets what is being kept be kept. */
  readonly stop: () => Promise<void>;
};

export type WithErrorKeeper = { readonly errors: ErrorKeeper };

type Needs = WithDatabase & WithClock & WithSettings & WithLogger;

/** Failures of the server that are kept in a minute: when everything fails, the log says so. */
const mostInAMinute = 30;

/** Where the shop's own code lies. */
const root = new URL('../../../../../../', import.meta.url).pathname;

export const createErrorKeeper = ({ database, clock, settings, logger }: Needs): ErrorKeeper => {
  const forward = settings.sentryDsn === null ? null : createSentry(settings.sentryDsn);
  const beside = new Set<Promise<void>>();
  let minute = 0;
  let inMinute = 0;

  const workBeside = (work: () => Promise<void>, unable: string): void => {
    const doing = work()
      .catch((cause: unknown) =>
        logger.warn({ cause: cause instanceof Error ? cause.message : 'unknown' }, unable),
      )
      .finally(() => beside.delete(doing));
    beside.add(doing);
  };

  const keep = async (
    report: ToldError['report'],
    source: ToldError['source'],
    reference: string,
  ): Promise<boolean> => {
    const told: ToldError = { report, source, reference, release: settings.release };
    const isKept = await keepError(database.queries, told, clock());
    if (!isKept) return false;
    if (forward) workBeside(() => forward(told, clock()), 'an error was not passed on');
    if (source === 'browser')
      logger.warn({ problem: fingerprintOf(told), kind: report.kind }, 'a page told of an error');
    return true;
  };

  return {
    keep: async (report) => {
      const reference = currentRequest()?.id ?? randomUUID();
      return (await keep(report, 'browser', reference)) ? reference : null;
    },
    failed: (cause, page) => {
      const now = Math.floor(clock().getTime() / 60_000);
      if (now !== minute) inMinute = 0;
      minute = now;
      inMinute += 1;
      if (inMinute > mostInAMinute) return;
      const reference = currentRequest()?.id ?? randomUUID();
      workBeside(async () => {
        await keep(errorReportOf(cause, { page, root }), 'server', reference);
      }, 'an error was not kept');
    },
    stop: async () => {
      await Promise.all(beside);
    },
  };
};
