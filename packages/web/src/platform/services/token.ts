import type { Result } from '@tailorbird/domain/kernel';

/**
 * Names of services. A token knows the type of its service and, unless the composition binds it, how the service is made.
 *
 * A page can be rendered, and taken over by the browser, with what is at hand: a `value` or a `store`. A `port` or a `lateStore` arrives when it is first
 * asked for, and the container behind them with the first of these. `later` turns something that arrives into something at hand: a function that asks
 * for it, and `arriving` a port into one whose calls wait until it is here.
 */

/** One for the whole browser tab (on the server: for one page), or one for each component that asks, for as long as it is on screen. */
export type Scope = 'tab' | 'component';

type Types<Service, Given extends readonly unknown[]> = {
  readonly id: symbol;
  /** Never there: it carries the types. `Given` is what each component hands over for a service of its own. */
  readonly types?: (...given: Given) => Service;
};

/** A service that is at hand. */
export type ReadyToken<Service, Given extends readonly unknown[] = readonly []> = Types<
  Service,
  Given
> &
  (
    | { readonly kind: 'value'; readonly value: Service | undefined }
    | { readonly kind: 'later' | 'arriving'; readonly token: AnyToken }
    | {
        readonly kind: 'store';
        readonly scope: Scope;
        readonly needs: Needs<AnyReadyToken>;
        readonly make: Make;
      }
  );

/** A page goes on without an optional service: where it cannot be loaded, that is logged. */
type Optional = { readonly isOptional?: boolean };

/** A service that arrives. */
export type LateToken<Service, Given extends readonly unknown[] = readonly []> = Types<
  Service,
  Given
> &
  (({ readonly kind: 'port' } | ({ readonly kind: 'late-store' } & Recipe)) & Optional);

export type Token<Service, Given extends readonly unknown[] = readonly []> =
  | ReadyToken<Service, Given>
  | LateToken<Service, Given>;
export type AnyReadyToken = ReadyToken<unknown, never>;
export type AnyToken = Token<unknown, never>;

export type ServiceOf<T> = T extends { readonly types?: (...given: never) => infer Service }
  ? Service
  : never;
export type GivenOf<T> = T extends { readonly types?: (...given: infer Given) => unknown }
  ? Given
  : never;

/** The services something is made with, by the names it knows them by. */
type Needs<T> = Readonly<Record<string, T>>;
type Needed<N> = { readonly [Name in keyof N]: ServiceOf<N[Name]> };

/** Makes a service: of what the component gives, then of what it needs. */
type Make = (...givenAndNeeded: readonly unknown[]) => unknown;

/** How a service that arrives is made, and of what. */
export type Recipe = {
  readonly scope: Scope;
  readonly needs: Needs<AnyToken>;
  readonly load: () => Promise<Make>;
};

/** A port whose calls answer a result, which may be that nothing could be reached, or nothing at all. */
type Answering<Port> = {
  readonly [Call in keyof Port]: Port[Call] extends (...asked: never) => Promise<infer Answer>
    ? [Answer] extends [Result<unknown, { readonly kind: string }>]
      ? Port[Call]
      : never
    : Port[Call];
};

type StoreClass<Service, Given extends readonly unknown[], N> = new (
  ...givenAndNeeded: [...Given, Needed<N>]
) => Service;

const makeOf =
  (Store: new (...givenAndNeeded: never) => unknown): Make =>
  (...givenAndNeeded) =>
    new Store(...(givenAndNeeded as never));

/** Something made before the first page shows, bound at the start; or the same for everybody, and here from the beginning. */
export const value = <Service>(name: string, known?: Service): ReadyToken<Service> => ({
  id: Symbol(name),
  kind: 'value',
  value: known,
});

/** What the domain asks of the world. The composition binds an adapter to it. */
export const port = <Service>(name: string, options: Optional = {}): LateToken<Service> => ({
  id: Symbol(name),
  kind: 'port',
  ...options,
});

/** A store that a page shows from the first moment on, made with what is at hand. */
export const store = <
  Service,
  Given extends readonly unknown[],
  const N extends Needs<AnyReadyToken>,
>(
  name: string,
  {
    scope,
    needs,
    is,
  }: { readonly scope: Scope; readonly needs: N; readonly is: StoreClass<Service, Given, N> },
): ReadyToken<Service, Given> => ({
  id: Symbol(name),
  kind: 'store',
  scope,
  needs,
  make: makeOf(is),
});

/** A store that is loaded when it is first asked for, together with all it needs. */
export const lateStore = <
  Service,
  Given extends readonly unknown[],
  const N extends Needs<AnyToken>,
>(
  name: string,
  {
    scope,
    needs,
    load,
    isOptional = false,
  }: {
    readonly scope: Scope;
    readonly needs: N;
    readonly load: () => Promise<StoreClass<Service, Given, N>>;
  } & Optional,
): LateToken<Service, Given> => ({
  id: Symbol(name),
  kind: 'late-store',
  scope,
  needs,
  isOptional,
  load: async () => makeOf(await load()),
});

/** A function that asks for a service, for what rarely needs it. */
export const later = <Service>(token: Token<Service>): ReadyToken<() => Promise<Service>> => ({
  id: Symbol(`later ${token.id.description}`),
  kind: 'later',
  token,
});

/**
 * A port that can be called before it is here. Each call waits for it, and is answered as without a network when it cannot be loaded: only for ports all of
 * whose calls can be answered so.
 */
export const arriving = <Port extends Answering<Port>>(
  token: LateToken<Port>,
): ReadyToken<Port> => ({
  id: Symbol(`arriving ${token.id.description}`),
  kind: 'arriving',
  token,
});

export const isReady = <Service, Given extends readonly unknown[]>(
  token: Token<Service, Given>,
): token is ReadyToken<Service, Given> => token.kind !== 'port' && token.kind !== 'late-store';
