import type { Result } from '../kernel/index.ts';
import type { UserSize } from './sizesPort.ts';
import type { OwnWearer, WantedWearer, Wearer, WearerRefused } from './wearer.ts';

type Unreached = { readonly kind: 'unreachable' };
type Unknown = { readonly kind: 'wearer-not-found' };

/** Port: wearers of the signed-in customer. Guests have none. */
export type Wearers = {
  /** All wearers, oldest first. */
  readonly all: () => Promise<Result<readonly Wearer[], Unreached>>;
  readonly add: (wanted: WantedWearer) => Promise<Result<Wearer, WearerRefused | Unreached>>;
  readonly change: (
    id: number,
    wanted: WantedWearer,
  ) => Promise<Result<Wearer, WearerRefused | Unknown | Unreached>>;
  /**
   * Deletes a wearer with their sizes; `restore` brings both back. Baskets and orders keep
   * their data.
   */
  readonly remove: (id: number) => Promise<Result<null, Unknown | Unreached>>;
  readonly restore: (id: number) => Promise<Result<Wearer, WearerRefused | Unknown | Unreached>>;
  readonly own: () => Promise<Result<OwnWearer, Unreached>>;
  /** Sets the cut of the customer's own garments; null removes it. */
  readonly changeOwn: (wanted: OwnWearer) => Promise<Result<OwnWearer, Unreached>>;
  /**
   * Makes a size the wearer's default among those of its cut, or removes the default
   * (SIZE-124).
   */
  readonly makeDefault: (
    sizeId: number,
    isDefault: boolean,
  ) => Promise<Result<UserSize, { readonly kind: 'size-not-found' } | Unreached>>;
  /**
   * Assigns a size to a wearer; null is the customer. Learned data moves with it, and it is
   * nobody's default.
   */
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
