import { defaultLocale, inEachLocale, type Locale } from '@tailorbird/domain/kernel';
import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The contexts of the domain that have calls, and GraphQL, which reads across them. */
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

/** Statuses this wire uses; a `null` schema is a response without a body. */
export type Status = 200 | 201 | 204 | 400 | 401 | 403 | 404 | 405 | 406 | 409 | 429;
export type Responses = Readonly<Partial<Record<Status, Schema | null>>>;

export type Endpoint = {
  readonly context: Context;
  /** Unique among all endpoints: the operation's name in the documentation. */
  readonly name: string;
  readonly method: Method;
  /** As sent, trailing slash or none included; `{name}` stands for a path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Readonly<Record<string, Schema>>;
  readonly query?: Readonly<Record<string, Schema>>;
  readonly request?: Schema;
  /** The call takes a file instead, as its body: of these media types, as its sender names them, and of so many bytes. */
  readonly upload?: { readonly mediaTypes: readonly string[]; readonly maximumBytes: number };
  readonly responses: Responses;
  /** The call needs the CSRF header once somebody is signed in (oscar: anonymous calls need none). */
  readonly csrf?: 'when-signed-in';
  /** For the owner of the account alone: refused to who acts in their name (GUARD-13). */
  readonly ownerOnly?: true;
  /** Pages make it by themselves: nobody waits for its answer. */
  readonly unasked?: true;
  /** Not asked again by the client when there is no answer: who asks has a rule of their own for that. */
  readonly once?: true;
  /** Milliseconds before the client gives up; the client's usual time when absent. */
  readonly timeout?: number;
};

/** Describes a call. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const Described extends Endpoint>(described: Described): Described =>
  described;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Values for the `{names}` of a path. */
export type PathParams<Path extends string> = { readonly [Name in NamesIn<Path>]: string | number };

/** A path with `params` in place of its `{names}`, escaped. */
export const fillPath = (
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** The path of a call: `fillPath` that knows which parameters it takes. */
export const pathOf = <const Path extends string>(
  { path }: { readonly path: Path },
  ...[params]: NamesIn<Path> extends never ? [] : [params: PathParams<Path>]
): string => fillPath(path, params);

/** The body a call is sent with. */
export type RequestOf<Call extends Endpoint> = Call extends {
  readonly request: infer Body extends Schema;
}
  ? z.input<Body>
  : undefined;

/** The body a call is answered with at a status. */
export type ResponseOf<
  Call extends Endpoint,
  At extends keyof Call['responses'],
> = Call['responses'][At] extends Schema ? z.output<Call['responses'][At]> : null;

/** How the two languages are asked for in `Accept-Language`. Texts on the wire are in that language, English when neither is asked for. */
export const acceptLanguage: Readonly<Record<Locale, string>> = inEachLocale((locale) =>
  locale === defaultLocale ? locale : `${locale}, ${defaultLocale};q=0.5`,
);
