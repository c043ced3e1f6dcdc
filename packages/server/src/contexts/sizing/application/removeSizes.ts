import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import { eraseSizes } from '../store/eraseSizes.ts';
import { deleteSize, saveVersion, undeleteSize } from '../store/saveSizes.ts';
import type { StoredSize } from '../store/sizeRows.ts';
import { findSize, findStandardSize } from '../store/sizes.ts';
import { versionsOf } from '../store/versions.ts';
import { isOwnWearer } from '../store/wearers.ts';
import type { SizingNeeds } from './sizeTypes.ts';

/** Removes one of the actor's own sizes. It can be restored, and orders still refer to it. */
export const removeSize = async (
  { database, clock }: SizingNeeds,
  actor: Actor,
  id: number,
): Promise<Result<null, NotFound>> => {
  const owner = await actor.knownOwner();
  const isRemoved = owner !== null && (await deleteSize(database.queries, owner, id, clock()));
  return isRemoved ? ok(null) : err({ kind: 'not-found' });
};

export const eraseOwnSizes = async (
  { database, clock, sizeUses }: SizingNeeds,
  actor: Actor,
): Promise<void> => {
  const owner = await actor.knownOwner();
  if (!owner) return;
  await database.transaction(async (trx) => {
    await acquireLocks(trx, [lockNameOf(owner)]);
    await eraseSizes(trx, sizeUses, owner, clock());
  }, 'read committed');
};

/** Makes an earlier version of an own size the current one; also restores a removed size. */
export const restoreSize = async (
  { database, clock }: SizingNeeds,
  actor: Actor,
  id: number,
  version: number,
): Promise<Result<StoredSize, NotFound>> => {
  const owner = await actor.knownOwner();
  if (!owner) return err({ kind: 'not-found' });
  return await attempt<StoredSize, NotFound>(
    database,
    async (trx, refuse) => {
      await acquireLocks(trx, [lockNameOf(owner)]);
      const size = await findSize(trx, owner, id, 'kept and removed');
      // Also restores the removed wearer of the size.
      if (size && !(await isOwnWearer(trx, owner, size.wearerId)))
        return refuse({ kind: 'not-found' });
      const wanted =
        size &&
        (await versionsOf(trx, [size.id])).get(size.id)?.find((each) => each.version === version);
      if (!size || !wanted) return refuse({ kind: 'not-found' });
      const standard =
        wanted.standardSize &&
        (await findStandardSize(trx, owner, size.sizeTypeId, wanted.standardSize, size.wearerId));
      // A standard size exists once (SIZE-31): returns the one created since.
      if (standard && standard.id !== size.id) return standard;
      return version === size.version
        ? await undeleteSize(trx, size)
        : await saveVersion(trx, size, wanted, clock());
    },
    'read committed',
  );
};
