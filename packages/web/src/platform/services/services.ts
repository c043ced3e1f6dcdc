import type { Token } from '../../composition/tokens.ts';

/** Where pages and stores get what they work with. The container behind it arrives with the first need. */
export type Services = {
  /** The service of a token. On a page that has needed none yet, the container is loaded first. Rejects when it cannot be loaded. */
  readonly get: <Service>(token: Token<Service>) => Promise<Service>;
};

/** What the composition offers once it is here. */
export type Composed = Services;

/** Services whose container `compose` brings in, once, at the first `get`. A failed try is not kept. */
export const lateServices = (compose: () => Promise<Composed>): Services => {
  let composing: Promise<Composed> | null = null;
  const ready = (): Promise<Composed> => {
    composing ??= compose().catch((error: unknown) => {
      composing = null;
      throw error;
    });
    return composing;
  };
  return { get: async (token) => (await ready()).get(token) };
};
