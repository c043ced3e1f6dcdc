import { loadOnce } from '../platform/services/loadOnce.ts';
import type { LateToken } from '../platform/services/token.ts';

export type PortBinding = readonly [LateToken<unknown>, () => Promise<unknown>];
/** Loads the adapter of a port. Rejects if there is none or it cannot be loaded. */
export type Ports = (token: LateToken<unknown>) => Promise<unknown>;

/** Adapters need no container: each loads individually, once, on first use. */
export const createPorts = (bindings: readonly PortBinding[]): Ports => {
  const bound = new Map(bindings.map(([{ id }, load]) => [id, loadOnce(load)]));
  return async ({ id }) => {
    const load = bound.get(id);
    if (!load) throw new Error(`No port is bound to ${id.description}`);
    return load();
  };
};
