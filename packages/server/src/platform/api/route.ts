import type { Endpoint, Schema } from '@tailorbird/contract/endpoint';
import { detailError } from '@tailorbird/contract/errors';
import { commonRefusals } from '@tailorbird/contract/refusals';
import type { Result } from '@tailorbird/domain/kernel';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { markPublic } from '../cache/publicCache.ts';
import { type AccessRefused, type NotFound, requireRole } from '../session/access.ts';
import type { Api } from './api.ts';
import { readBody, readUpload } from './body.ts';
import { csrfFailure } from './csrf.ts';
import type { FieldErrors } from './fieldErrors.ts';
import { isObject, parseContent } from './parse.ts';
import {
  type Detail,
  notFound,
  permissionDenied,
  privateHeaders,
  type Reply,
  refusalReply,
  reply,
  toResponse,
} from './reply.ts';
import type { Visit } from './visit.ts';

type OutputOf<Schemas> = {
  readonly [Name in keyof Schemas]: Schemas[Name] extends Schema ? z.output<Schemas[Name]> : never;
};

/** Handlers read file bodies themselves, after authorization. */
type BodyOf<Call extends Endpoint> = Call extends { readonly request: infer Request extends Schema }
  ? z.output<Request>
  : Call extends { readonly upload: object }
    ? () => Promise<Uint8Array>
    : undefined;

type ReplyBody<Response> = Response extends Schema ? z.input<Response> : undefined;

/**
 * Possible replies of a handler: a status of its endpoint with the matching body, or the
 * general refusals.
 */
export type ReplyTo<Call extends Endpoint> =
  | {
      [At in keyof Call['responses'] & number]: Reply<ReplyBody<Call['responses'][At]>, At>;
    }[keyof Call['responses'] & number]
  | Reply<Detail, 400 | 403 | 404 | 429>;

export type CallTo<Call extends Endpoint> = Visit & {
  readonly params: Call extends { readonly params: infer Params }
    ? OutputOf<Params>
    : Record<never, never>;
  readonly query: Call extends { readonly query: infer Query }
    ? OutputOf<Query>
    : Record<never, never>;
  readonly body: BodyOf<Call>;
};

export type RouteOptions<Call extends Endpoint> = {
  readonly invalid?: (errors: FieldErrors) => Reply;
  /** Selects the schema of a body if the endpoint's is a union. */
  readonly requestOf?: (content: Readonly<Record<string, unknown>>) => Schema;
  /**
   * Whether the visitor owns the subject of the request. A malformed body gets this refusal
   * before its field errors. `sent` holds the body's texts.
   */
  readonly owns?: (
    call: Omit<CallTo<Call>, 'body'>,
    sent: Readonly<Record<string, string | undefined>>,
  ) => Promise<Result<unknown, AccessRefused | NotFound>>;
};

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const parseAll = (
  schemas: Readonly<Record<string, Schema>> | undefined,
  read: () => Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly value: Record<string, unknown> }
  | { readonly ok: false; readonly name: string } => {
  if (!schemas) return { ok: true, value: {} };
  const values = read();
  const value: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const parsed = z.safeParse(schema, values[name]);
    if (!parsed.success) return { ok: false, name };
    if (parsed.data !== undefined) value[name] = parsed.data;
  }
  return { ok: true, value };
};

/** In tests, throws if a reply does not match the contract. */
const checkAnswer = (endpoint: Endpoint, { status, body }: Reply): void => {
  const schema = (endpoint.responses as Readonly<Record<number, Schema | null | undefined>>)[
    status
  ];
  if (schema === undefined && !commonRefusals(endpoint).includes(status))
    throw new Error(`${endpoint.name} returns ${status}, which is not in its contract`);
  // General refusals (malformed, not signed in, forged) have a detail, regardless of the
  // endpoint's own failures.
  if (
    !schema ||
    (status >= 400 &&
      commonRefusals(endpoint).includes(status) &&
      z.safeParse(detailError, body).success)
  )
    return;
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) {
    throw new Error(
      `${endpoint.name} answers ${status} with a body its contract does not describe: ${JSON.stringify(parsed.error.issues)}`,
    );
  }
};

/**
 * Session header of django-oscar-api, which is not supported. Ignoring it would give the client
 * a new basket with each call.
 */
const headerSession = reply(403, {
  detail: 'The header Session-Id is not supported: sessions are kept in cookies.',
});

const isImpersonating = async (visit: Visit): Promise<boolean> => {
  const visitor = await visit.visitor();
  return visitor.kind === 'customer' && visitor.impersonation !== null;
};

const publicHeaders = {
  'cache-control': 'no-cache',
  vary: 'Accept-Language, Cookie',
} as const;

/** Calls that record their own acts, or concern no customer data. */
const unrecorded: readonly string[] = ['startVisit', 'startActing', 'stopActing'];

/** Whether a call by staff on behalf of a customer is recorded: if it changes something. */
const isRecorded = ({ name, method, context }: Endpoint, body: unknown): boolean => {
  if (unrecorded.includes(name)) return false;
  if (context !== 'graphql') return !safeMethods.includes(method);
  const { query } = (body ?? {}) as { readonly query?: unknown };
  return typeof query === 'string' && /^\s*mutation\b/.test(query);
};

/**
 * Registers an endpoint of the contract. Checks run in this sequence: role, path, query, CSRF,
 * ownership, body. The handler gets typed values and returns a typed reply.
 */
export const route = <const Call extends Endpoint>(
  api: Api,
  endpoint: Call,
  handler: (call: CallTo<Call>) => Promise<ReplyTo<Call>> | ReplyTo<Call>,
  options: RouteOptions<NoInfer<Call>> = {},
): void => {
  const answer = async (
    context: Context,
  ): Promise<{ readonly visit: Visit; readonly reply: Reply; readonly body?: unknown }> => {
    const visit = api.visit(context);
    const refused = (refusal: Reply): { readonly visit: Visit; readonly reply: Reply } => ({
      visit,
      reply: refusal,
    });

    if (visit.request.headers.has('session-id')) return refused(headerSession);
    if (endpoint.access) {
      const known = requireRole(await visit.visitor(), endpoint.access);
      if (!known.ok) return refused(refusalReply(known.failure));
    }
    if (endpoint.ownerOnly && (await isImpersonating(visit))) return refused(permissionDenied);
    const params = parseAll(endpoint.params, () => context.req.param() as Record<string, unknown>);
    if (!params.ok) return refused(notFound);
    const query = parseAll(endpoint.query, () => context.req.query());
    if (!query.ok)
      return refused(reply(400, { detail: `Invalid query parameter "${query.name}".` }));

    const callWith = (body: unknown) =>
      ({ ...visit, params: params.value, query: query.value, body }) as unknown as CallTo<Call>;
    let body: unknown;
    if (!safeMethods.includes(endpoint.method)) {
      const failure = await csrfFailure(visit, api.needs);
      if (failure) return refused(failure);
      const { upload } = endpoint;
      if (upload) body = () => readUpload(visit.request, upload.maximumBytes);
      if (endpoint.request) {
        const content = await readBody(visit.request);
        const sent = content.ok && isObject(content.value) ? content.value : {};
        const malformed = async (failure: Reply) => {
          const texts = Object.entries(sent).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value] as const] : [],
          );
          const owned = await options.owns?.(callWith(undefined), Object.fromEntries(texts));
          return refused(owned && !owned.ok ? refusalReply(owned.failure) : failure);
        };
        if (!content.ok) return await malformed(content.failure);
        const parsed = parseContent(options.requestOf?.(sent) ?? endpoint.request, content.value);
        if (!parsed.ok)
          return await malformed(options.invalid?.(parsed.failure) ?? reply(400, parsed.failure));
        body = parsed.value;
      }
    }
    return { visit, reply: await handler(callWith(body)), body };
  };

  api.add(endpoint.method, endpoint.path, async (context) => {
    const { settings } = api.needs;
    const { visit, reply: answered, body } = await answer(context);
    if (settings.checkAnswers) checkAnswer(endpoint, answered);
    if (isRecorded(endpoint, body))
      await api.needs.identities.acted(await visit.visitor(), endpoint.context, answered.status);
    if (answered.isPublic && answered.status === 200) {
      markPublic(context, 'until-change');
      return toResponse({ ...answered, headers: publicHeaders });
    }
    return toResponse(
      { ...answered, headers: { ...privateHeaders, ...answered.headers } },
      visit.newCookies(),
    );
  });
};
