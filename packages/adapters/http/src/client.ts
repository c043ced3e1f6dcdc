import {
  acceptLanguage,
  type Endpoint,
  fillPath,
  type ResponseOf,
} from '@tailorbird/contract/endpoint';
import type { Locale } from '@tailorbird/domain/kernel';
import { isClientError } from '@tailorbird/domain/shell';
import withRetries from 'fetch-retry';
import { usualTimeout } from './usualTimeout.ts';

const attempts = 3;
const worthRetrying: readonly number[] = [502, 503, 504];

/**
 * Cause of a missing response: network failure, timeout, undocumented status or
 * undocumented body.
 */
export type Cause = 'network' | 'timeout' | 'status' | 'shape';

/**
 * No usable response. `http` is its status, null if there was none. `explanation` is the
 * server's explanation for the reader, if any.
 */
export type Unreachable = {
  readonly status: 'unreachable';
  readonly cause: Cause;
  readonly http: number | null;
  readonly explanation?: string;
};

/** A documented response: its status and body. */
export type Answer<Call extends Endpoint> =
  | {
      [Status in keyof Call['responses'] & number]: {
        readonly status: Status;
        readonly body: ResponseOf<Call, Status>;
      };
    }[keyof Call['responses'] & number]
  | Unreachable;

export type Sent = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A file that is sent as the request body. */
  readonly upload?: Uint8Array<ArrayBuffer>;
};

/**
 * Details for an error reporter: the call, the cause and the position of a wrong body,
 * never its content.
 */
export type Problem = {
  readonly call: string;
  readonly cause: Cause;
  readonly http: number | null;
  readonly where: readonly string[];
};

export type HttpClientOptions = {
  /** Prefix of every path. Empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly locale: () => Locale;
  /** Value of the cookie `csrftoken`, if present. */
  readonly csrfToken: () => string | null;
  readonly report?: (problem: Problem) => void;
  /**
   * Called when the server asks to wait, and again when it responds or the call is given
   * up.
   */
  readonly waits?: (isWaiting: boolean) => void;
  /**
   * Called with the status of each refusal. `isAction` is false for calls that only
   * read.
   */
  readonly refused?: (status: number, isAction: boolean) => void;
  readonly changed?: () => void;
  /** Milliseconds before the first retry, doubled for each further one. */
  readonly retryDelay?: number;
  /** Milliseconds for calls without a timeout of their own. */
  readonly timeout?: number;
};

export type HttpClient = {
  readonly send: <Call extends Endpoint>(call: Call, sent?: Sent) => Promise<Answer<Call>>;
};

/**
 * Thrown by ports without a failure in their result. The message contains no response
 * content and no address. The error page shows the status and the server's explanation
 * (ERR-07).
 */
export class UnreachableError extends Error {
  readonly call: string;
  readonly reason: Cause;
  readonly status: number | null;
  readonly explanation: string;

  constructor(call: string, { cause, http, explanation = '' }: Omit<Unreachable, 'status'>) {
    super(`No answer to ${call}: ${cause}`);
    this.name = 'UnreachableError';
    this.call = call;
    this.reason = cause;
    this.status = http;
    this.explanation = explanation;
  }
}

/**
 * ERR-07: only refusals and a busy shop have texts for visitors. Other failures have
 * texts for operators.
 */
const isForReader = (status: number | null): boolean =>
  status !== null && (isClientError(status) || status === 503);

const explanationIn = (content: unknown): string => {
  const { detail } = (typeof content === 'object' && content !== null ? content : {}) as {
    readonly detail?: unknown;
  };
  return typeof detail === 'string' && detail.length <= 300 ? detail : '';
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** Milliseconds from `Retry-After`. Null without the header. */
const retryAfterOf = (response: Response | null): number | null => {
  if (response?.status !== 503) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds * 1_000 : null;
};

/**
 * The only module with network access. It handles addresses, language, CSRF, timeouts,
 * retries and response validation.
 */
export const createHttpClient = (options: HttpClientOptions): HttpClient => {
  const { baseUrl, csrfToken, locale, report, retryDelay = 250, timeout = usualTimeout } = options;
  // Looked up at each call, so that a later replacement of fetch is used, and called
  // without `this`, as browsers require.
  const plainFetch = (address: string, init: RequestInit): Promise<Response> => {
    const { fetch } = options;
    return fetch(address, init);
  };
  const patientFetch = withRetries(plainFetch);

  let waiting = 0;

  /**
   * Sends a call and retries reads: as often as the server asks within the time limit,
   * and a few times after a network failure or an empty error.
   */
  const fetchWithRetry = async (
    address: string,
    init: RequestInit,
    until: number,
  ): Promise<Response> => {
    let isWaiting = false;
    try {
      return await patientFetch(address, {
        ...init,
        retryDelay: (attempt, _, response) => retryAfterOf(response) ?? retryDelay * 2 ** attempt,
        retryOn: (attempt, error, response) => {
          const asked = retryAfterOf(response);
          if (asked === null)
            return (
              attempt < attempts - 1 &&
              (error ? !isTimeout(error) : worthRetrying.includes(response?.status ?? 0))
            );
          if (performance.now() + asked >= until) return false;
          if (!isWaiting) waiting += 1;
          isWaiting = true;
          options.waits?.(true);
          return true;
        },
      });
    } finally {
      if (isWaiting) waiting -= 1;
      if (isWaiting && waiting === 0) options.waits?.(false);
    }
  };

  const send = async <Call extends Endpoint>(
    call: Call,
    sent: Sent = {},
  ): Promise<Answer<Call>> => {
    const unreachable = (
      cause: Cause,
      http: number | null,
      where: readonly string[] = [],
    ): Unreachable => {
      report?.({ call: call.name, cause, http, where });
      const explanation = cause === 'status' && isForReader(http) ? explanationIn(content) : '';
      return { status: 'unreachable', cause, http, ...(explanation !== '' && { explanation }) };
    };

    const safe = call.method === 'GET';
    const token = safe ? null : csrfToken();
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Accept-Language': acceptLanguage[locale()],
    };
    if (sent.body !== undefined) headers['Content-Type'] = 'application/json';
    if (sent.upload) headers['Content-Type'] = 'application/octet-stream';
    if (token !== null) headers['X-CSRFToken'] = token;
    const query = sent.query ? `?${new URLSearchParams(sent.query)}` : '';
    const address = `${baseUrl}${fillPath(call.path, sent.params)}${query}`;

    let response: Response;
    let content: unknown;
    const limit = call.timeout ?? timeout;
    const init: RequestInit = {
      method: call.method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limit),
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      ...(sent.upload && { body: sent.upload }),
    };
    try {
      response = await (safe && !call.once
        ? fetchWithRetry(address, init, performance.now() + limit)
        : plainFetch(address, init));
      const text = await response.text();
      content = text === '' ? undefined : jsonOf(text);
    } catch (error) {
      return unreachable(isTimeout(error) ? 'timeout' : 'network', null);
    }

    const { status } = response;
    if (!call.unasked && status >= 400) options.refused?.(status, !safe);
    if (!isRead(call, sent) && status < 400) options.changed?.();
    const schema = call.responses[status as keyof Call['responses'] & keyof Endpoint['responses']];
    if (schema === undefined) return unreachable('status', status);
    if (schema === null) return { status, body: null } as Answer<Call>;
    const parsed = schema.safeParse(content);
    if (parsed.success) return { status, body: parsed.data } as Answer<Call>;
    return unreachable(
      'shape',
      status,
      parsed.error.issues.map(({ path }) => path.map(String).join('.')),
    );
  };

  return { send };
};

/** Calls that change nothing: GET, GraphQL queries and background calls. */
const isRead = (call: Endpoint, { body }: Sent): boolean => {
  if (call.method === 'GET' || call.unasked === true) return true;
  const { query } = Object(body) as { readonly query?: unknown };
  return call.name === 'queryGraph' && typeof query === 'string' && !/^\s*mutation\b/.test(query);
};

/** Undefined for anything but JSON, such as an HTML error page. No schema accepts it. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
