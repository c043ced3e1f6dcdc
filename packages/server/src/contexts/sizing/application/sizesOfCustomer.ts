import type { Queries } from '../../../platform/database/database.ts';
import type { StoredSize } from '../store/sizeRows.ts';
import { sizesOf } from '../store/sizes.ts';

export type { StoredSize };

/** The sizes a customer keeps, newest first; whoever asks has written down why. */
export const sizesOfCustomer = (queries: Queries, accountId: number): Promise<readonly StoredSize[]> =>
  sizesOf(queries, { kind: 'customer', accountId });
