import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { StoredSize, StoredVersion } from '../store/sizeRows.ts';
import { allSizesOf, findSize, type SizeScope, sizesOf } from '../store/sizes.ts';
import { versionsOf } from '../store/versions.ts';
import type { StoredUse, WithSizeUses } from './sizeUses.ts';

export type SizeRecord = {
  readonly size: StoredSize;
  readonly versions: readonly StoredVersion[];
  readonly uses: readonly StoredUse[];
};

export const ownSizes = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<readonly StoredSize[]> => {
  const owner = await actor.knownOwner();
  return owner ? await sizesOf(database.queries, owner) : [];
};

export const ownSize = async (
  { database }: WithDatabase,
  actor: Actor,
  id: number,
  which: SizeScope = 'kept',
): Promise<Result<StoredSize, NotFound>> => {
  const owner = await actor.knownOwner();
  const size = owner && (await findSize(database.queries, owner, id, which));
  return size ? ok(size) : err({ kind: 'not-found' });
};

export const sizeHistory = async (
  shop: WithDatabase & WithSizeUses,
  actor: Actor,
  id: number,
): Promise<Result<SizeRecord, NotFound>> => {
  const owner = await actor.knownOwner();
  const found = await ownSize(shop, actor, id);
  if (!found.ok || !owner) return err({ kind: 'not-found' });
  const { queries } = shop.database;
  const versions = (await versionsOf(queries, [id])).get(id) ?? [];
  return ok({
    size: found.value,
    versions,
    uses: await shop.sizeUses.ordered(queries, owner, [id]),
  });
};

export const allSizeRecords = async (
  { database, sizeUses }: WithDatabase & WithSizeUses,
  actor: Actor,
): Promise<readonly SizeRecord[]> => {
  const owner = await actor.knownOwner();
  if (!owner) return [];
  const { queries } = database;
  const sizes = await allSizesOf(queries, owner);
  const ids = sizes.map(({ id }) => id);
  const versions = await versionsOf(queries, ids);
  const uses = await sizeUses.ordered(queries, owner, ids);
  return sizes.map((size) => ({ size, versions: versions.get(size.id) ?? [], uses }));
};
