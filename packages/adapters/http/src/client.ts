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
 * Why there is nothing to work with: the network failed, the time was up, a status came that the call does not document, or a body that is not of the
 * documented shape.
 */
export type Cause = 'network' | 'timeout' | 'status' | 'shape';

/** No usable answer. `http` is the status that came, null when none did; `said`, why, as the server words it for the reader, where it does. */
export type Unreachable = {
  readonly status: 'unreachable';
  readonly cause: Cause;
  readonly http: number | null;
  readonly said?: string;
};

/** An answer by its status, with the body the contract documents for it. */
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
  /** A file, sent as it is instead of a body. */
  readonly upload?: Uint8Array<ArrayBuffer>;
};

/** What went wrong, for an error reporter: the call, the cause and where a body differs, never what was in it. */
export type Problem = {
  readonly call: string;
  readonly cause: Cause;
  readonly http: number | null;
  readonly where: readonly string[];
};

export type HttpClientOptions = {
  /** In front of every path: empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly locale: () => Locale;
  /** The value of the cookie csrftoken, where there is one. */
  readonly csrfToken: () => string | null;
  readonly report?: (problem: Problem) => void;
  /** Hears each time the server asks for patience, and when it answers again or is given up. */
  readonly waits?: (isWaiting: boolean) => void;
  /** Called with the status of each refusal. `isAction` is false for calls that only read. */
  readonly refused?: (status: number, isAction: boolean) => void;
  /** Called when the server has carried out a call that changes something. */
  readonly changed?: () => void;
  /** Milliseconds before the first retry; doubled for each further one. */
  readonly retryDelay?: number;
  /** Milliseconds for calls that do not say how long they may take. */
  readonly timeout?: number;
};

export type HttpClient = {
  readonly send: <Call extends Endpoint>(call: Call, sent?: Sent) => Promise<Answer<Call>>;
};

/**
 * Thrown where a port has no failure to answer with. Its message holds nothing of what came, and no address. A page that is not shown for it has the status that came and what the server said for
 * people to read (ERR-07).
 */
export class UnreachableError extends Error {
  readonly call: string;
  readonly reason: Cause;
  readonly status: number | null;
  readonly said: string;

  constructor(call: string, { cause, http, said = '' }: Omit<Unreachable, 'status'>) {
    super(`No answer to ${call}: ${cause}`);
    this.name = 'UnreachableError';
    this.call = call;
    this.reason = cause;
    this.status = http;
    this.said = said;
  }
}

/** ERR-07: a refusal and a shop that is busy explain themselves. The text of a failure is for operators. */
const isForReader = (status: number | null): boolean =>
  status !== null && (isClientError(status) || status === 503);

/** The sentence an error is explained with to its reader. */
const saidIn = (content: unknown): string => {
  const { detail } = (typeof content === 'object' && content !== null ? content : {}) as {
    readonly detail?: unknown;
  };
  return typeof detail === 'string' && detail.length <= 300 ? detail : '';
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** Milliseconds after which a server that is busy or without its database asks to be asked again (`Retry-After`); null when it does not. */
const askedToWait = (response: Response | null): number | null => {
  if (response?.status !== 503) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds * 1_000 : null;
};

/** The one place that talks to the network: address, language, CSRF, time limit, retries and the shape of answers. */
export const createHttpClient = (options: HttpClientOptions): HttpClient => {
  const { baseUrl, csrfToken, locale, report, retryDelay = 250, timeout = usualTimeout } = options;
  // Asked for at each call, so that a fetch replaced later is seen, and called without a receiver, as browsers demand.
  const plainFetch = (address: string, init: RequestInit): Promise<Response> => {
    const { fetch } = options;
    return fetch(address, init);
  };
  const patientFetch = withRetries(plainFetch);

  let waiting = 0;

  /** A call that changes nothing is asked again: as often as the server asks for patience within its time limit, and a few times where there is no answer or one that says nothing. */
  const fetchPatiently = async (
    address: string,
    init: RequestInit,
    until: number,
  ): Promise<Response> => {
    let isWaiting = false;
    try {
      return await patientFetch(address, {
        ...init,
        retryDelay: (attempt, _, response) => askedToWait(response) ?? retryDelay * 2 ** attempt,
        retryOn: (attempt, error, response) => {
          const asked = askedToWait(response);
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
      const said = cause === 'status' && isForReader(http) ? saidIn(content) : '';
      return { status: 'unreachable', cause, http, ...(said !== '' && { said }) };
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
        ? fetchPatiently(address, init, performance.now() + limit)
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

/** Calls that change nothing: GET, queries of GraphQL, and what pages send by themselves. */
const isRead = (call: Endpoint, { body }: Sent): boolean => {
  if (call.method === 'GET' || call.unasked === true) return true;
  const { query } = Object(body) as { readonly query?: unknown };
  return call.name === 'queryGraph' && typeof query === 'string' && !/^\s*mutation\b/.test(query);
};

/** HTML error pages and the like are undefined, which no shape accepts. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
