import type { Result } from '../kernel/index.ts';
import type { UserSize } from './sizesPort.ts';
import type { Wearer, WearerRefused } from './wearer.ts';

type Unreached = { readonly kind: 'unreachable' };
type Unknown = { readonly kind: 'wearer-not-found' };

/** Port: for whom the signed-in customer orders beside themselves. A guest has nobody. */
export type Wearers = {
  /** In the order they were added. */
  readonly all: () => Promise<Result<readonly Wearer[], Unreached>>;
  readonly add: (wanted: Pick<Wearer, 'name' | 'kind'>) => Promise<Result<Wearer, WearerRefused | Unreached>>;
  readonly change: (id: number, wanted: Pick<Wearer, 'name' | 'kind'>) => Promise<Result<Wearer, WearerRefused | Unknown | Unreached>>;
  /** Takes them off the list, and their sizes with them; `restore` brings both back. Baskets and orders keep what was made for them. */
  readonly remove: (id: number) => Promise<Result<null, Unknown | Unreached>>;
  readonly restore: (id: number) => Promise<Result<Wearer, WearerRefused | Unknown | Unreached>>;
  /** Says whose a size is: null is the customer's own. What was learned of it goes with it. */
  readonly assign: (
    sizeId: number,
    wearerId: number | null,
  ) => Promise<Result<UserSize, { readonly kind: 'size-not-found' } | { readonly kind: 'already-exists' } | Unreached>>;
};
