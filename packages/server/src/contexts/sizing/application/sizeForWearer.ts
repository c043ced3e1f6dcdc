import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { nameStandardSize, type SizedGarment, sizeOfWearer } from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeType } from '../../catalog/index.ts';
import { sizesOf } from '../store/sizes.ts';
import { estimateWearers, ownCutOf } from '../store/wearers.ts';
import { saveStandardSize } from './saveStandardSize.ts';

export type NoSizeForWearer =
  | { readonly kind: 'missing-size' }
  | { readonly kind: 'not-cut-for-body' };

/**
 * The default size of an owner's wearer for a garment without chosen size (SIZE-125, SIZE-126).
 * Requires the owner's lock. Fails with `missing-size` if a size must be chosen or its
 * conversion confirmed.
 */
export const sizeForWearer = async (
  trx: Queries,
  owner: Owner,
  wearerId: number | null,
  { sizeType, blocks }: Pick<SizedGarment, 'blocks'> & { readonly sizeType: SizeType },
  now: Date,
): Promise<Result<number, NoSizeForWearer>> => {
  if (owner.kind === 'guest') return err({ kind: 'missing-size' });
  const cutFor =
    wearerId === null
      ? await ownCutOf(trx, owner.accountId)
      : ((await estimateWearers(trx, owner.accountId)).find(({ id }) => id === wearerId)?.cutFor ??
        null);
  const found = sizeOfWearer(
    { wearerId, cutFor },
    { sizeTypeId: sizeType.id, blocks },
    await sizesOf(trx, owner),
  );
  switch (found.kind) {
    case 'saved':
      return ok(found.size.id);
    case 'standard': {
      const on = {
        day: now.getUTCDate(),
        month: now.getUTCMonth() + 1,
        year: now.getUTCFullYear(),
      };
      const { size } = found;
      const saved = await saveStandardSize(
        trx,
        owner,
        { sizeType, size, title: nameStandardSize(size, on), prefs: null, wearerId },
        now,
      );
      return saved.ok ? saved : err({ kind: 'missing-size' });
    }
    case 'not-cut':
      return err({ kind: 'not-cut-for-body' });
    default:
      return err({ kind: 'missing-size' });
  }
};
