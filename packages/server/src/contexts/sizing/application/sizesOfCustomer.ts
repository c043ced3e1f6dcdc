import type { Queries } from '../../../platform/database/database.ts';
import type { StoredSize } from '../store/sizeRows.ts';
import { sizesOf } from '../store/sizes.ts';
import { estimateWearers } from '../store/wearers.ts';

export type { StoredSize };

/** A customer's sizes, newest first. The caller must have recorded the reason. */
export const sizesOfCustomer = (
  queries: Queries,
  accountId: number,
): Promise<readonly StoredSize[]> => sizesOf(queries, { kind: 'customer', accountId });

/** A customer's other wearers. The caller must have recorded the reason. */
export const wearersOfCustomer = (
  queries: Queries,
  accountId: number,
): ReturnType<typeof estimateWearers> => estimateWearers(queries, accountId);
