import type { Token } from './composition/tokens.ts';

/** Where pages and stores get what they work with. The container behind it arrives with the first need. */
export type Services = {
  /** The service of a token. On a page that has needed none yet, the container is loaded first. Rejects when it cannot be loaded. */
  readonly get: <Service>(token: Token<Service>) => Promise<Service>;
  /** The service, if the container is here. */
  readonly peek: <Service>(token: Token<Service>) => Service | null;
};

/** What the composition offers once it is here. */
export type Composed = { readonly get: <Service>(token: Token<Service>) => Service };

/** Services whose container `compose` brings in, once, at the first `get`. A failed try is not kept. */
export const lateServices = (compose: () => Promise<Composed>): Services => {
  let composed: Composed | null = null;
  let composing: Promise<Composed> | null = null;
  const ready = (): Promise<Composed> => {
    composing ??= compose().then(
      (container) => {
        composed = container;
        return container;
      },
      (error: unknown) => {
        composing = null;
        throw error;
      },
    );
    return composing;
  };
  return {
    get: async (token) => (await ready()).get(token),
    peek: (token) => composed?.get(token) ?? null,
  };
};

/** Services that are there from the start, as on the server. */
export const readyServices = (container: Composed): Services => ({
  get: async (token) => container.get(token),
  // Public HTML is the same for everybody: while rendering, nothing personal is at hand, as in a browser that has just opened the page.
  peek: () => null,
});
