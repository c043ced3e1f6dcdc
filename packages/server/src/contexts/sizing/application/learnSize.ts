import type { SizeContent } from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeType } from '../../catalog/index.ts';
import { saveVersion } from '../store/saveSizes.ts';
import { findSize } from '../store/sizes.ts';
import type { LearnedFrom } from '../tables.ts';
import { toStored } from './content.ts';

/**
 * Saves the fit learned from worn garments as a new version of a size, within a transaction
 * that holds the owner's lock; false if the size is not theirs.
 */
export const saveLearned = async (
  trx: Queries,
  owner: Owner,
  learned: {
    readonly sizeId: number;
    readonly type: SizeType;
    readonly content: SizeContent;
    readonly from: readonly LearnedFrom[];
  },
  now: Date,
): Promise<boolean> => {
  const size = await findSize(trx, owner, learned.sizeId);
  if (!size) return false;
  const stored = toStored(learned.content, learned.type, { preferences: size.preferences });
  await saveVersion(trx, size, stored, now, { learnedFrom: learned.from });
  return true;
};
