import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  makeStandardSize,
  type SizeInvalid,
  type SizePrefs,
  type StandardSize,
} from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeType } from '../../catalog/index.ts';
import { saveSize } from '../store/saveSizes.ts';
import { findStandardSize, maximumSizes, sizesOf } from '../store/sizes.ts';
import { isOwnWearer } from '../store/wearers.ts';
import { toStored } from './content.ts';

export type NotSaved =
  | SizeInvalid
  | { readonly kind: 'too-many-sizes' }
  | { readonly kind: 'unknown-wearer' };

/**
 * An owner's saved standard size, created with its measurements if missing (SIZE-31), with the
 * prefs it was found by.
 */
export const saveStandardSize = async (
  trx: Queries,
  owner: Owner,
  request: {
    readonly sizeType: SizeType;
    readonly size: StandardSize;
    readonly title: string;
    readonly prefs: SizePrefs | null;
    readonly wearerId?: number | null;
  },
  now: Date,
): Promise<Result<number, NotSaved>> => {
  const { sizeType, size, title, prefs, wearerId = null } = request;
  if (!(await isOwnWearer(trx, owner, wearerId))) return err({ kind: 'unknown-wearer' });
  const before = await findStandardSize(trx, owner, sizeType.id, size, wearerId);
  if (before) return ok(before.id);
  const made = makeStandardSize(sizeType.slug, { title, size, prefs });
  if (!made.ok) return made;
  if ((await sizesOf(trx, owner)).length >= maximumSizes) return err({ kind: 'too-many-sizes' });
  return ok(
    await saveSize(
      trx,
      owner,
      { ...toStored(made.value, sizeType), sizeTypeId: sizeType.id, wearerId },
      now,
    ),
  );
};
