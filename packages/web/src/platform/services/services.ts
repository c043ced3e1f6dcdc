import { err } from '@tailorbird/domain/kernel';
import { offerReload } from '../missingScripts/missingScripts.ts';
import { loadOnce } from './loadOnce.ts';
import {
  type AnyReadyToken,
  type AnyToken,
  type GivenOf,
  isReady,
  type ReadyToken,
  type ServiceOf,
} from './token.ts';

export type Services = {
  readonly ready: <T extends AnyReadyToken>(token: T, ...given: GivenOf<T>) => ServiceOf<T>;
  /** Loads a service. Rejects if it cannot be loaded; the next call tries again. */
  readonly get: <T extends AnyToken>(token: T, ...given: GivenOf<T>) => Promise<ServiceOf<T>>;
};

export type LateServices = Pick<Services, 'get'>;

export type Bound = readonly [id: symbol, service: unknown];
export const bind = <Service>(token: ReadyToken<Service>, service: NoInfer<Service>): Bound => [
  token.id,
  service,
];

/** A proxy of a port whose calls wait until it has loaded. */
const whenHere = (port: () => Promise<unknown>): unknown =>
  new Proxy(
    {},
    {
      get:
        (_, call) =>
        async (...asked: readonly unknown[]) => {
          const here = (await port().catch(offerReload)) as Readonly<
            Record<PropertyKey, (...asked: readonly unknown[]) => unknown>
          > | null;
          return here?.[call] ? here[call](...asked) : err({ kind: 'unreachable' });
        },
    },
  );

/**
 * Services of one browser tab or one server-rendered page. `compose` loads the container once,
 * on first use.
 */
export const createServices = (
  bound: readonly Bound[],
  compose: (services: Services) => Promise<LateServices>,
): Services => {
  const known = new Map<symbol, unknown>(bound);
  const composed = loadOnce(() => compose(services));
  const make = (token: AnyReadyToken, given: readonly unknown[]): unknown => {
    switch (token.kind) {
      case 'value':
        if (token.value === undefined)
          throw new Error(`No service is bound to ${token.id.description}`);
        return token.value;
      case 'later':
        return () => get(token.token);
      case 'arriving':
        return whenHere(() => get(token.token));
      case 'store':
        return token.make(
          ...given,
          Object.fromEntries(
            Object.entries(token.needs).map(([name, need]) => [name, ready(need)]),
          ),
        );
    }
  };
  const ready = (token: AnyReadyToken, ...given: readonly unknown[]): unknown => {
    if (known.has(token.id)) return known.get(token.id);
    const service = make(token, given);
    if (token.kind !== 'store' || token.scope === 'tab') known.set(token.id, service);
    return service;
  };
  const get = async (token: AnyToken, ...given: readonly unknown[]): Promise<unknown> =>
    isReady(token) ? ready(token, ...given) : (await composed()).get(token, ...(given as never));
  const services = { ready, get } as Services;
  return services;
};
