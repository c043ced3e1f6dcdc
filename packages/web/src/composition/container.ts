import type { Container } from 'inversify';
import type { LateServices, Services } from '../platform/services/services.ts';
import { type AnyToken, isReady, type LateToken, type ReadyToken, type Recipe } from '../platform/services/token.ts';

/** What a token stands for. Ports are bound so; a store says by itself how it is made. */
export type Binding = readonly [LateToken<unknown>, Recipe];

/**
 * The services that arrive, out of a container that learns of each when it is first asked for. Everything a service needs is loaded at once; what could
 * not be loaded is tried again the next time.
 */
export const lateServices = (container: Container, services: Services, bindings: readonly Binding[]): LateServices => {
  const bound = new Map(bindings.map(([{ id }, recipe]) => [id, recipe]));
  const arrivals = new Map<symbol, Promise<void>>();

  const recipeOf = (token: AnyToken): Recipe => {
    const recipe = token.kind === 'late-store' ? token : bound.get(token.id);
    if (!recipe) throw new Error(`Nothing is bound to ${token.id.description}`);
    return recipe;
  };
  const learn = async (token: AnyToken): Promise<void> => {
    if (isReady(token)) {
      container.bind(token.id).toDynamicValue(() => services.ready(token as ReadyToken<unknown>));
      return;
    }
    const { scope, needs, load } = recipeOf(token);
    const [make] = await Promise.all([load(), ...Object.values(needs).map((need) => arrive(need))]);
    const neededFrom = (found: readonly unknown[]): object => Object.fromEntries(Object.keys(needs).map((name, at) => [name, found[at]]));
    const ids = Object.values(needs).map(({ id }) => id);
    if (scope === 'tab') {
      container
        .bind(token.id)
        .toResolvedValue((...found: unknown[]) => make(neededFrom(found)), ids)
        .inSingletonScope();
    } else {
      // What is bound makes one for each component, of what the component gives.
      container.bind(token.id).toResolvedValue(
        (...found: unknown[]) =>
          (...given: readonly unknown[]) =>
            make(...given, neededFrom(found)),
        ids,
      );
    }
  };
  const arrive = (token: AnyToken): Promise<void> => {
    if (container.isBound(token.id)) return Promise.resolve();
    const arrival = arrivals.get(token.id) ?? learn(token).finally(() => arrivals.delete(token.id));
    arrivals.set(token.id, arrival);
    return arrival;
  };
  const get = async (token: AnyToken, ...given: readonly unknown[]): Promise<unknown> => {
    await arrive(token);
    const found = container.get<unknown>(token.id);
    const isOwn = token.kind === 'late-store' && token.scope === 'component';
    return isOwn ? (found as (...given: readonly unknown[]) => unknown)(...given) : found;
  };
  return { get } as LateServices;
};
