import type { Result } from '@tailorbird/domain/kernel';

/**
 * A token names a service and carries its type and, unless the composition binds it,
 * its factory.
 *
 * `value` and `store` are available at once, so that pages can render and hydrate with
 * them. `port` and `lateStore` load on first use, with the container behind them.
 * `later` is a function that loads a service; `arriving` is a port whose calls wait
 * until it has loaded.
 */

/** One instance per browser tab (on the server, per page), or one per mounted component. */
export type Scope = 'tab' | 'component';

type Types<Service, Given extends readonly unknown[]> = {
  readonly id: symbol;
  /**
   * Never set: carries the types. `Given` are the values a component passes for its own
   * instance.
   */
  readonly types?: (...given: Given) => Service;
};

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

/** The page works without an optional service: a failed load is logged. */
type Optional = { readonly isOptional?: boolean };

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

type Needs<T> = Readonly<Record<string, T>>;
type Needed<N> = { readonly [Name in keyof N]: ServiceOf<N[Name]> };

/** Creates a service from the component's values, then its dependencies. */
type Make = (...givenAndNeeded: readonly unknown[]) => unknown;

export type Recipe = {
  readonly scope: Scope;
  readonly needs: Needs<AnyToken>;
  readonly load: () => Promise<Make>;
};

/** A port whose calls return nothing, or a result that can be `unreachable`. */
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

/** A value bound at the start, or a constant. */
export const value = <Service>(name: string, known?: Service): ReadyToken<Service> => ({
  id: Symbol(name),
  kind: 'value',
  value: known,
});

/** An interface of the domain to the outside; the composition binds an adapter. */
export const port = <Service>(name: string, options: Optional = {}): LateToken<Service> => ({
  id: Symbol(name),
  kind: 'port',
  ...options,
});

/** A store needed for the first view, created from available services. */
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

/**
 * A store created on first use, when its dependencies have loaded. `is` is the class of a store
 * in the file of its page; `load` loads the class of a store that pages name before they need it.
 */
export const lateStore = <
  Service,
  Given extends readonly unknown[],
  const N extends Needs<AnyToken>,
>(
  name: string,
  {
    scope,
    needs,
    isOptional = false,
    ...from
  }: {
    readonly scope: Scope;
    readonly needs: N;
  } & Optional &
    (
      | { readonly is: StoreClass<Service, Given, N> }
      | { readonly load: () => Promise<StoreClass<Service, Given, N>> }
    ),
): LateToken<Service, Given> => ({
  id: Symbol(name),
  kind: 'late-store',
  scope,
  needs,
  isOptional,
  load: async () => makeOf('is' in from ? from.is : await from.load()),
});

export const later = <Service>(token: Token<Service>): ReadyToken<() => Promise<Service>> => ({
  id: Symbol(`later ${token.id.description}`),
  kind: 'later',
  token,
});

/**
 * A port that can be called before it has loaded. Calls wait for it, and fail as `unreachable`
 * if it cannot be loaded: only for ports whose calls can all fail that way.
 */
export const deferred = <Port extends Answering<Port>>(
  token: LateToken<Port>,
): ReadyToken<Port> => ({
  id: Symbol(`arriving ${token.id.description}`),
  kind: 'arriving',
  token,
});

export const isReady = <Service, Given extends readonly unknown[]>(
  token: Token<Service, Given>,
): token is ReadyToken<Service, Given> => token.kind !== 'port' && token.kind !== 'late-store';
