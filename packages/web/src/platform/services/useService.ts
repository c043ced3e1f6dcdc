import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { reloadForMissingScript } from '../missingScripts/missingScripts.ts';
import type { Services } from './services.ts';
import {
  type AnyReadyToken,
  type AnyToken,
  type GivenOf,
  isReady,
  type ServiceOf,
} from './token.ts';

export const ServicesContext = createContext<Services | null>(null);

const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useService must be used inside the shop');
  return services;
};

type ProvidedService<T> = T extends AnyReadyToken ? ServiceOf<T> : ServiceOf<T> | null;

const dispose = (service: unknown): void => {
  if (
    typeof service === 'object' &&
    service !== null &&
    'dispose' in service &&
    typeof service.dispose === 'function'
  )
    service.dispose();
};

const useOwn = (services: Services, token: AnyReadyToken, given: readonly unknown[]): unknown => {
  const [own] = useState(() => services.ready(token, ...(given as never)));
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // In development, React unmounts and remounts each component once.
      queueMicrotask(() => isShown.current || dispose(own));
    };
  }, [own]);
  return own;
};

const logOrReload = (error: unknown, isOptional = false): void => {
  if (isOptional) console.warn('An optional service could not be loaded', error);
  else if (!reloadForMissingScript(error)) console.error('A service could not be loaded', error);
};

/**
 * A service that loads after hydration. It is not read while hydrating, so that the first
 * render matches the server's.
 */
const useLate = (services: Services, token: AnyToken, given: readonly unknown[]): unknown => {
  const [late, setLate] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: given values are read once, on mount.
  useEffect(() => {
    let isShown = true;
    let own: unknown = null;
    services.get(token, ...(given as never)).then(
      (service) => {
        if (token.kind === 'late-store' && token.scope === 'component') own = service;
        if (isShown) setLate(() => service);
        else dispose(own);
      },
      (error: unknown) => {
        if (token.kind === 'late-store' || token.kind === 'port')
          logOrReload(error, token.isOptional);
      },
    );
    return () => {
      isShown = false;
      dispose(own);
    };
  }, [services, token]);
  return late;
};

/**
 * The service of a token. A late service is null until loaded: render a neutral state
 * meanwhile. A component's own store is created from `given` on mount, so other values need
 * another `key`.
 */
export const useService = <T extends AnyToken>(
  token: T,
  ...given: GivenOf<T>
): ProvidedService<T> => {
  const services = useServices();
  // biome-ignore-start lint/correctness/useHookAtTopLevel: a call always has the same token, whose kind is constant.
  if (!isReady(token)) return useLate(services, token, given) as ProvidedService<T>;
  if (token.kind === 'store' && token.scope === 'component')
    return useOwn(services, token, given) as ProvidedService<T>;
  return services.ready(token, ...(given as never)) as ProvidedService<T>;
  // biome-ignore-end lint/correctness/useHookAtTopLevel: see above.
};
