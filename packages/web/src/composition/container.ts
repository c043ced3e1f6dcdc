import { Container } from 'inversify';
import type { LateServices, Services } from '../platform/services/services.ts';
import {
  type AnyToken,
  isReady,
  type ReadyToken,
  type Recipe,
} from '../platform/services/token.ts';
import type { Ports } from './ports.ts';

/**
 * Late stores from a container that registers each on first use. A store loads together with
 * all its dependencies; a failed load is retried on the next use.
 */
export const lateServices = (
  services: Services,
  ports: Ports,
  container = new Container(),
): LateServices => {
  const bindings = new Map<symbol, Promise<void>>();

  const bindStore = async (id: symbol, { scope, needs, load }: Recipe): Promise<void> => {
    const [make] = await Promise.all([
      load(),
      ...Object.values(needs).map((need) => ensureBound(need)),
    ]);
    const neededFrom = (found: readonly unknown[]): object =>
      Object.fromEntries(Object.keys(needs).map((name, at) => [name, found[at]]));
    const ids = Object.values(needs).map((need) => need.id);
    if (scope === 'tab') {
      container
        .bind(id)
        .toResolvedValue((...found: unknown[]) => make(neededFrom(found)), ids)
        .inSingletonScope();
    } else {
      // Bind a factory that creates one instance per component from the given values.
      container.bind(id).toResolvedValue(
        (...found: unknown[]) =>
          (...given: readonly unknown[]) =>
            make(...given, neededFrom(found)),
        ids,
      );
    }
  };
  const bindToken = async (token: AnyToken): Promise<void> => {
    if (isReady(token))
      container.bind(token.id).toDynamicValue(() => services.ready(token as ReadyToken<unknown>));
    else if (token.kind === 'port') container.bind(token.id).toConstantValue(await ports(token));
    else await bindStore(token.id, token);
  };
  const ensureBound = (token: AnyToken): Promise<void> => {
    if (container.isBound(token.id)) return Promise.resolve();
    const binding =
      bindings.get(token.id) ?? bindToken(token).finally(() => bindings.delete(token.id));
    bindings.set(token.id, binding);
    return binding;
  };
  const get = async (token: AnyToken, ...given: readonly unknown[]): Promise<unknown> => {
    await ensureBound(token);
    const found = container.get<unknown>(token.id);
    const isOwn = token.kind === 'late-store' && token.scope === 'component';
    return isOwn ? (found as (...given: readonly unknown[]) => unknown)(...given) : found;
  };
  return { get } as LateServices;
};
