import { defaultLocale, inEachLocale, type Locale } from '@tailorbird/domain/kernel';
import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The contexts with calls, and GraphQL, which reads across contexts. */
export type Context =
  | 'account'
  | 'basket'
  | 'catalog'
  | 'checkout'
  | 'content'
  | 'designer'
  | 'giftCards'
  | 'graphql'
  | 'newsletter'
  | 'orders'
  | 'reviews'
  | 'search'
  | 'shell'
  | 'sizing'
  | 'staff'
  | 'support';

/** Statuses of the API. A `null` schema is a response without a body. */
export type Status = 200 | 201 | 204 | 400 | 401 | 403 | 404 | 405 | 406 | 409 | 429;
export type Responses = Readonly<Partial<Record<Status, Schema | null>>>;

/**
 * The role a call requires: a signed-in customer, an account that sells in a store, or an
 * admin. An admin keeps the role while acting for a customer.
 */
export type RequiredRole = 'customer' | 'store' | 'admin or store' | 'admin';

export type Endpoint = {
  readonly context: Context;
  /** Unique among all endpoints. It is the operation id in the API documents. */
  readonly name: string;
  readonly method: Method;
  /** The path as sent, with or without trailing slash. `{name}` is a path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Everyone else gets 403, before the request is parsed. Default: no role is required. */
  readonly access?: RequiredRole;
  readonly params?: Readonly<Record<string, Schema>>;
  readonly query?: Readonly<Record<string, Schema>>;
  readonly request?: Schema;
  /**
   * The request body is a file. `mediaTypes` are checked against the Content-Type
   * header.
   */
  readonly upload?: { readonly mediaTypes: readonly string[]; readonly maximumBytes: number };
  readonly responses: Responses;
  /**
   * Signed-in calls need the CSRF header. Anonymous calls need none, as in django-oscar.
   */
  readonly csrf?: 'when-signed-in';
  /** Only for the account owner. Staff acting for a customer are refused (GUARD-13). */
  readonly ownerOnly?: true;
  /** A background call: no visitor waits for the response. */
  readonly unasked?: true;
  /** The client does not retry the call. Its caller has its own retry rule. */
  readonly once?: true;
  /** Milliseconds until the client gives up. Default: the client's usual timeout. */
  readonly timeout?: number;
};

/** Describes a call, and keeps its literal types. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const Described extends Endpoint>(described: Described): Described =>
  described;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type PathParams<Path extends string> = { readonly [Name in NamesIn<Path>]: string | number };

/** Replaces the `{names}` of a path by the escaped `params`. */
export const fillPath = (
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** `fillPath` with the parameters checked by type. */
export const pathOf = <const Path extends string>(
  { path }: { readonly path: Path },
  ...[params]: NamesIn<Path> extends never ? [] : [params: PathParams<Path>]
): string => fillPath(path, params);

export type RequestOf<Call extends Endpoint> = Call extends {
  readonly request: infer Body extends Schema;
}
  ? z.input<Body>
  : undefined;

export type ResponseOf<
  Call extends Endpoint,
  At extends keyof Call['responses'],
> = Call['responses'][At] extends Schema ? z.output<Call['responses'][At]> : null;

/** Value of `Accept-Language` for each language. Responses are in English by default. */
export const acceptLanguage: Readonly<Record<Locale, string>> = inEachLocale((locale) =>
  locale === defaultLocale ? locale : `${locale}, ${defaultLocale};q=0.5`,
);
