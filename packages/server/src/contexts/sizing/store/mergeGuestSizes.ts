import { isSameStandardSize } from '@tailorbird/domain/sizing';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { SizeUses } from '../application/sizeUses.ts';
import { sizesOf } from './sizes.ts';

/**
 * Moves a guest's sizes to the customer after sign-in. Ids stay, so lines stay valid; a
 * standard size that the customer also has is replaced by theirs, in orders too. Returns the
 * replaced ids.
 */
export const mergeGuestSizes = async (
  trx: Queries,
  uses: Pick<SizeUses, 'replace'>,
  guestKey: string,
  accountId: number,
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const guestSizes = await sizesOf(trx, { kind: 'guest', guestKey });
  const standard = guestSizes.some(({ standardSize }) => standardSize !== null)
    ? (await sizesOf(trx, { kind: 'customer', accountId })).filter(
        ({ standardSize, wearerId }) => standardSize !== null && wearerId === null,
      )
    : [];
  const became = new Map<number, number>();
  for (const { id, version, sizeTypeId, standardSize } of guestSizes) {
    const own = standard.find(
      (size) =>
        standardSize !== null &&
        size.sizeTypeId === sizeTypeId &&
        size.standardSize !== null &&
        isSameStandardSize(size.standardSize, standardSize),
    );
    if (!own) continue;
    became.set(id, own.id);
    await uses.replace(trx, { sizeId: id, version }, { sizeId: own.id, version: own.version });
  }
  await trx
    .updateTable('user_size')
    .set({ account_id: accountId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
  if (became.size > 0) {
    await trx
      .updateTable('user_size')
      .set({ deleted_at: toInstant(now) })
      .where('id', 'in', [...became.keys()])
      .execute();
  }
  return became;
};
