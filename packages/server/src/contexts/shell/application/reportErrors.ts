import { createHash, randomUUID } from 'node:crypto';
import { ok, type Result } from '@tailorbird/domain/kernel';
import { type ErrorReport, errorGroupOf, errorReportOf } from '@tailorbird/domain/shell';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { currentRequest } from '../../../platform/runtime/requestScope.ts';
import type { WithClock, WithLogger, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { createSentry, type ReportedError } from '../forwarders/sentry.ts';

export type ErrorReporter = {
  /** Logs and forwards the error report of a page. Returns its reference in the log. */
  readonly reported: (report: ErrorReport) => string;
  /** Forwards a server error, which the caller logs. `page` is the route. */
  readonly failed: (cause: unknown, page: string) => void;
  /** Waits for running requests. */
  readonly stop: () => Promise<void>;
};

export type WithErrorReporter = { readonly errors: ErrorReporter };

type Needs = WithClock & WithSettings & WithLogger;

/** Limit per minute: in a general failure, the log is sufficient. */
const mostInAMinute = 30;

const root = new URL('../../../../../../', import.meta.url).pathname;

const problemOf = ({ report, source }: ReportedError): string =>
  createHash('sha256')
    .update(`${source}\n${errorGroupOf(report)}`)
    .digest('base64url');

export const createErrorReporter = ({ clock, settings, logger }: Needs): ErrorReporter => {
  const send = settings.sentryDsn === null ? null : createSentry(settings.sentryDsn);
  const running = new Set<Promise<void>>();
  let minute = 0;
  let inMinute = 0;

  const forward = (error: ReportedError): void => {
    const now = clock();
    const thisMinute = Math.floor(now.getTime() / 60_000);
    if (thisMinute !== minute) inMinute = 0;
    minute = thisMinute;
    inMinute += 1;
    if (!send || inMinute > mostInAMinute) return;
    const sending = send(error, now)
      .catch((cause: unknown) =>
        logger.warn(
          { cause: cause instanceof Error ? cause.message : 'unknown' },
          'error report not forwarded',
        ),
      )
      .finally(() => running.delete(sending));
    running.add(sending);
  };
  const errorOf = (report: ErrorReport, source: ReportedError['source']): ReportedError => ({
    report,
    source,
    reference: currentRequest()?.id ?? randomUUID(),
    release: settings.release,
  });

  return {
    reported: (report) => {
      const error = errorOf(report, 'browser');
      const { reference, release } = error;
      logger.warn(
        { ...report, reference, release, problemId: problemOf(error) },
        'a page reported an error',
      );
      forward(error);
      return reference;
    },
    failed: (cause, page) => forward(errorOf(errorReportOf(cause, { page, root }), 'server')),
    stop: async () => {
      await Promise.all(running);
    },
  };
};

export const reportError = async (
  { errors, ...needs }: WithErrorReporter & WithDatabase & WithClock & WithSettings,
  actor: Actor,
  report: ErrorReport,
): Promise<Result<string, RateLimited>> => {
  const may = await countAttempt(needs, { kind: 'error-report', address: actor.networkAddress() });
  return may.ok ? ok(errors.reported(report)) : may;
};
