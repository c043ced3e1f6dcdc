import type { Localized } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';

export type SizeVersion = { readonly sizeId: number; readonly version: number };

/** A size that something is made to, in a version or, when that is null, in the one there is. */
export type NeededSize = { readonly sizeId: number; readonly version: number | null };

/** A garment that was ordered in a version of a size. */
export type StoredUse = {
  readonly sizeId: number;
  readonly version: number;
  readonly orderNumber: string;
  readonly placedAt: string;
  readonly quantity: number;
  /** As the order calls it. */
  readonly title: Localized;
};

/** Port: where sizes are used. Whoever keeps baskets and orders implements it. */
export type SizeUses = {
  /** What this owner ordered in sizes, newest first. */
  readonly ordered: (
    queries: Queries,
    owner: Owner,
    sizeIds: readonly number[],
  ) => Promise<readonly StoredUse[]>;
  /** The sizes that lines of baskets and orders need. */
  readonly needed: (trx: Queries, sizeIds: readonly number[]) => Promise<readonly NeededSize[]>;
  /** What was ordered in one version of a size is of another from now on. */
  readonly replace: (trx: Queries, from: SizeVersion, to: SizeVersion) => Promise<void>;
};

export type WithSizeUses = { readonly sizeUses: SizeUses };
