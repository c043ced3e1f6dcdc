import { loadOnce } from '../platform/services/loadOnce.ts';
import type { LateToken } from '../platform/services/token.ts';

/** What stands behind a port, and how it is brought in. */
export type PortBinding = readonly [LateToken<unknown>, () => Promise<unknown>];
/** Brings in what stands behind a port. Rejects when nothing does, or when it cannot be loaded. */
export type Ports = (token: LateToken<unknown>) => Promise<unknown>;

/** What stands behind the ports needs no container: each is loaded by itself, once, when it is first asked for. */
export const createPorts = (bindings: readonly PortBinding[]): Ports => {
  const bound = new Map(bindings.map(([{ id }, load]) => [id, loadOnce(load)]));
  return async ({ id }) => {
    const load = bound.get(id);
    if (!load) throw new Error(`No port is bound to ${id.description}`);
    return load();
  };
};
