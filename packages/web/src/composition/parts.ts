import type { Container, ContainerModule } from 'inversify';
import type { Composed, Services } from '../platform/services/services.ts';
import type { Token } from './tokens.ts';

/** What a container learns the first time somebody asks for it: a binding, and the services that are given to what it makes. */
export type Part = { readonly needs: readonly Token<unknown>[]; readonly bringIn: () => Promise<ContainerModule> };
export type Parts = readonly (readonly [Token<unknown>, Part])[];

/** All services, for what rarely needs one of them. */
export const ServicesT: Token<Services> = Symbol('Services');

/** A container whose parts arrive when they are first asked for, each with all it needs at once. A part that could not be loaded is tried again. */
export const inParts = (container: Container, parts: Parts): Composed => {
  const known = new Map(parts);
  const arriving = new Map<Token<unknown>, Promise<void>>();
  const arrivalOf = (token: Token<unknown>, { bringIn }: Part): Promise<void> => {
    const arrival =
      arriving.get(token) ??
      bringIn().then(
        (module) => container.load(module),
        (error: unknown) => {
          arriving.delete(token);
          throw error;
        },
      );
    arriving.set(token, arrival);
    return arrival;
  };
  const arrive = async (token: Token<unknown>): Promise<void> => {
    const part = known.get(token);
    if (part) await Promise.all([arrivalOf(token, part), ...part.needs.map(arrive)]);
  };
  return {
    get: async (token) => {
      await arrive(token);
      return container.get(token);
    },
  };
};
