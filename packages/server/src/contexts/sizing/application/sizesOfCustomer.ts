import type { Queries } from '../../../platform/database/database.ts';
import type { StoredSize } from '../store/sizeRows.ts';
import { sizesOf } from '../store/sizes.ts';
import { estimateWearers } from '../store/wearers.ts';

export type { StoredSize };

/** The sizes a customer keeps, newest first; whoever asks has written down why. */
export const sizesOfCustomer = (
  queries: Queries,
  accountId: number,
): Promise<readonly StoredSize[]> => sizesOf(queries, { kind: 'customer', accountId });

/** For whom a customer keeps sizes beside themselves; whoever asks has written down why. */
export const wearersOfCustomer = (
  queries: Queries,
  accountId: number,
): ReturnType<typeof estimateWearers> => estimateWearers(queries, accountId);
