import type { WireUnavailableError } from '@tailorbird/contract/errors';
import type { NotFound } from '@tailorbird/domain/catalog';
import { unreachable } from '@tailorbird/domain/kernel';
import { respond } from '../http/respond.ts';
import { currentRequest } from '../runtime/requestScope.ts';
import { busy, type Unavailable } from '../runtime/unavailable.ts';
import type { AccessRefused } from '../session/access.ts';

/** Response of a route. `body` becomes JSON; undefined means an empty body (204). */
export type Reply<Body = unknown, Status extends number = number> = {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Same for all visitors who are not signed in and use this language: cached until the range
   * changes.
   */
  readonly isPublic?: true;
};

export const publicReply = <Answer extends Reply>(answer: Answer): Answer => ({
  ...answer,
  isPublic: true,
});

export const reply = <Body, Status extends number>(
  status: Status,
  body: Body,
  headers?: Readonly<Record<string, string>>,
): Reply<Body, Status> => (headers === undefined ? { status, body } : { status, body, headers });

/** `{"detail": …}`: the body of every failure that concerns the whole call. */
export type Detail = { readonly detail: string };

export const notFound: Reply<Detail, 404> = reply(404, { detail: 'Not found.' });
/**
 * Response of protected calls to visitors who are not signed in: 403, not 401, as in the wire
 * format.
 */
export const signInRequired: Reply<Detail, 403> = reply(403, {
  detail: 'Authentication credentials were not provided.',
});
export const permissionDenied: Reply<Detail, 403> = reply(403, {
  detail: 'You do not have permission to perform this action.',
});
export const refusalReply = ({
  kind,
}: AccessRefused | NotFound): Reply<Detail, 403> | Reply<Detail, 404> => {
  switch (kind) {
    case 'sign-in-required':
      return signInRequired;
    case 'permission-denied':
      return permissionDenied;
    case 'not-found':
      return notFound;
    default:
      return unreachable(kind);
  }
};

export const methodNotAllowed = (method: string): Reply<Detail, 405> =>
  reply(405, { detail: `Method "${method}" not allowed.` });

export const unavailable = ({
  retryAfterSeconds,
  detail = busy,
  code,
}: Pick<Unavailable, 'retryAfterSeconds'> & Partial<Unavailable>): Reply<
  WireUnavailableError,
  503
> =>
  reply(
    503,
    { detail, ...(code && { code }), request_id: currentRequest()?.id },
    { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' },
  );

export const jsonHeaders = { 'content-type': 'application/json' } as const;
/** API responses are private to the visitor unless marked otherwise. */
export const privateHeaders = { 'cache-control': 'private, no-store' } as const;

/** Above this length, bytes are sent faster than a string. */
const longText = 500;

const toJsonBody = (body: unknown): string | Uint8Array<ArrayBuffer> => {
  const text = JSON.stringify(body);
  return text.length < longText ? text : Buffer.from(text);
};

export const toResponse = (
  { status, body, headers = {} }: Reply,
  cookies: readonly string[] = [],
): Response =>
  body === undefined
    ? respond(status, null, headers, cookies)
    : respond(status, toJsonBody(body), { ...jsonHeaders, ...headers }, cookies);
