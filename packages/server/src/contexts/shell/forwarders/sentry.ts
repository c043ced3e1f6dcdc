import { randomUUID } from 'node:crypto';
import { type ErrorReport, errorGroupOf } from '@tailorbird/domain/shell';

export type ReportedError = {
  readonly report: ErrorReport;
  readonly source: 'browser' | 'server';
  /** The id of the failed request, or of the request that reported it. */
  readonly reference: string;
  readonly release: string;
};

/** Sends an error to an external service. Throws on failure. */
type ForwardError = (error: ReportedError, now: Date) => Promise<void>;

const patienceMs = 5_000;

/** The parts of a DSN, `https://<key>@<host>/<project>`; null if invalid. */
export const sentryAddress = (
  dsn: string,
): { readonly url: string; readonly key: string } | null => {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || username === '' || project === undefined) return null;
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
};

/**
 * Sends errors to Sentry or a compatible service as envelopes. An event has the report's fields
 * only: no address, browser or person.
 */
export const createSentry = (dsn: string): ForwardError => {
  const address = sentryAddress(dsn);
  if (!address) throw new Error('SENTRY_DSN is not a DSN');
  const auth = `Sentry sentry_version=7, sentry_client=tailorbird/1, sentry_key=${address.key}`;
  return async ({ report, source, reference, release }, now) => {
    const event_id = randomUUID().replaceAll('-', '');
    const event = {
      event_id,
      timestamp: now.getTime() / 1_000,
      platform: source === 'server' ? 'node' : 'javascript',
      level: 'error',
      ...(release !== '' && { release }),
      transaction: report.page,
      tags: { request: reference, source },
      fingerprint: [source, ...errorGroupOf(report).split('\n')],
      exception: {
        values: [
          {
            type: report.kind,
            value: report.problem,
            // Sentry expects the innermost frame last.
            stacktrace: {
              frames: report.frames
                .map(({ file, line, column }) => ({
                  filename: file,
                  lineno: line,
                  colno: column,
                  in_app: true,
                }))
                .reverse(),
            },
          },
        ],
      },
    };
    const lines = [{ event_id, sent_at: now.toISOString() }, { type: 'event' }, event];
    const response = await fetch(address.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
      body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`Sentry returned ${response.status}`);
  };
};
