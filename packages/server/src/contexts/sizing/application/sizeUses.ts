import type { Localized } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';

export type SizeVersion = { readonly sizeId: number; readonly version: number };

export type NeededSize = { readonly sizeId: number; readonly version: number | null };

export type StoredUse = {
  readonly sizeId: number;
  readonly version: number;
  readonly orderNumber: string;
  readonly placedAt: string;
  readonly quantity: number;
  readonly title: Localized;
};

/** Port: uses of sizes, implemented by baskets and orders. */
export type SizeUses = {
  readonly ordered: (
    queries: Queries,
    owner: Owner,
    sizeIds: readonly number[],
  ) => Promise<readonly StoredUse[]>;
  readonly needed: (trx: Queries, sizeIds: readonly number[]) => Promise<readonly NeededSize[]>;
  readonly replace: (trx: Queries, from: SizeVersion, to: SizeVersion) => Promise<void>;
};

export type WithSizeUses = { readonly sizeUses: SizeUses };
