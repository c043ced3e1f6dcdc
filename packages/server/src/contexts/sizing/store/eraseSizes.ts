import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeUses } from '../application/sizeUses.ts';
import { allSizesOf } from './sizes.ts';

/**
 * Deletes all size data and wearers of an owner. A size used by a line of a basket or an order
 * is kept anonymously with its measurements and asymmetry, without body prefs and unused
 * versions.
 */
export const eraseSizes = async (
  trx: Queries,
  uses: Pick<SizeUses, 'needed'>,
  owner: Owner,
  now: Date,
): Promise<void> => {
  const ids = (await allSizesOf(trx, owner)).map(({ id }) => id);
  if (owner.kind === 'customer')
    await trx.deleteFrom('wearer').where('account_id', '=', owner.accountId).execute();
  if (ids.length === 0) return;
  const needed = await uses.needed(trx, ids);
  const isNeeded = (id: number): boolean => needed.some(({ sizeId }) => sizeId === id);
  const kept = ids.filter(isNeeded);
  const gone = ids.filter((id) => !isNeeded(id));
  if (gone.length > 0) {
    await trx.deleteFrom('user_size_version').where('user_size_id', 'in', gone).execute();
    await trx.deleteFrom('user_size').where('id', 'in', gone).execute();
  }
  if (kept.length === 0) return;
  const madeTo = new Set(needed.map(({ sizeId, version }) => `${sizeId}/${version}`));
  const versions = await trx
    .selectFrom('user_size_version')
    .innerJoin('user_size', 'user_size.id', 'user_size_version.user_size_id')
    .select([
      'user_size_version.user_size_id as id',
      'user_size_version.version as version',
      'user_size.version as current',
    ])
    .where('user_size_version.user_size_id', 'in', kept)
    .execute();
  for (const { id, version, current } of versions) {
    if (version === current || madeTo.has(`${id}/${version}`)) continue;
    await trx
      .deleteFrom('user_size_version')
      .where('user_size_id', '=', id)
      .where('version', '=', version)
      .execute();
  }
  await trx
    .updateTable('user_size_version')
    .set({ preferences: null, learned_from: null })
    .where('user_size_id', 'in', kept)
    .execute();
  await trx
    .updateTable('user_size')
    .set({
      preferences: null,
      is_default: 0,
      account_id: null,
      guest_key: null,
      deleted_at: toInstant(now),
    })
    .where('id', 'in', kept)
    .execute();
};
