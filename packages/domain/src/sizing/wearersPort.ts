import type { Result } from '../kernel/index.ts';
import type { UserSize } from './sizesPort.ts';
import type { OwnWearer, WantedWearer, Wearer, WearerRefused } from './wearer.ts';

type Unreached = { readonly kind: 'unreachable' };
type Unknown = { readonly kind: 'wearer-not-found' };

/** Port: for whom the signed-in customer orders beside themselves. A guest has nobody. */
export type Wearers = {
  /** In the order they were added. */
  readonly all: () => Promise<Result<readonly Wearer[], Unreached>>;
  readonly add: (wanted: WantedWearer) => Promise<Result<Wearer, WearerRefused | Unreached>>;
  readonly change: (
    id: number,
    wanted: WantedWearer,
  ) => Promise<Result<Wearer, WearerRefused | Unknown | Unreached>>;
  /** Takes them off the list, and their sizes with them; `restore` brings both back. Baskets and orders keep what was made for them. */
  readonly remove: (id: number) => Promise<Result<null, Unknown | Unreached>>;
  readonly restore: (id: number) => Promise<Result<Wearer, WearerRefused | Unknown | Unreached>>;
  /** What is kept of the customer as a wearer; of a guest nothing. */
  readonly own: () => Promise<Result<OwnWearer, Unreached>>;
  /** Says for whose body the customer's own garments are cut; null takes it back. */
  readonly changeOwn: (wanted: OwnWearer) => Promise<Result<OwnWearer, Unreached>>;
  /** Makes a size the default of its wearer among those of its cut, in place of the one before, or no default any more (SIZE-124). */
  readonly makeDefault: (
    sizeId: number,
    isDefault: boolean,
  ) => Promise<Result<UserSize, { readonly kind: 'size-not-found' } | Unreached>>;
  /** Says whose a size is: null is the customer's own. What was learned of it goes with it; it is the default of nobody then. */
  readonly assign: (
    sizeId: number,
    wearerId: number | null,
  ) => Promise<
    Result<
      UserSize,
      { readonly kind: 'size-not-found' } | { readonly kind: 'already-exists' } | Unreached
    >
  >;
};
