import type { WireUnavailableError } from '@tailorbird/contract/errors';
import type { NotFound } from '@tailorbird/domain/catalog';
import { unreachable } from '@tailorbird/domain/kernel';
import { respond } from '../http/respond.ts';
import { currentRequest } from '../runtime/requestScope.ts';
import { busy, type Unavailable } from '../runtime/unavailable.ts';
import type { AccessRefused } from '../session/access.ts';

/** What a call is answered with. `body` becomes JSON; undefined means an empty body (204). */
export type Reply<Body = unknown, Status extends number = number> = {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Everybody who is not signed in and reads this language gets the same: it is kept until the range changes. */
  readonly isPublic?: true;
};

/** Marks an answer as the same for everybody who is not signed in. */
export const publicly = <Answer extends Reply>(answer: Answer): Answer => ({
  ...answer,
  isPublic: true,
});

export const reply = <Body, Status extends number>(
  status: Status,
  body: Body,
  headers?: Readonly<Record<string, string>>,
): Reply<Body, Status> => (headers === undefined ? { status, body } : { status, body, headers });

/** `{"detail": …}`: the body of every failure that concerns the call as a whole. */
export type Detail = { readonly detail: string };

export const notFound: Reply<Detail, 404> = reply(404, { detail: 'Not found.' });
/** What guarded calls answer a visitor who is not signed in: 403, as the wire has it, not 401. */
export const signInRequired: Reply<Detail, 403> = reply(403, {
  detail: 'Authentication credentials were not provided.',
});
export const permissionDenied: Reply<Detail, 403> = reply(403, {
  detail: 'You do not have permission to perform this action.',
});
/** The answer to who may not, or to what is not there. */
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

/** For what cannot be done now and can be soon. */
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
/** Answers of the API depend on who asks, unless they say otherwise themselves. */
export const privateHeaders = { 'cache-control': 'private, no-store' } as const;

/** Above this length, bytes reach the connection faster than a string. */
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
