import type { Favorite, FavoriteList, LikedDesign } from '@tailorbird/domain/designer';
import { mergeFavorites } from '@tailorbird/domain/designer';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

const designsOf = async (queries: Queries, accountId: number): Promise<readonly Favorite[]> => {
  const rows = await queries
    .selectFrom('favorite')
    .select(['slug', 'variant_id', 'marked_at'])
    .where('account_id', '=', accountId)
    .execute();
  const designs = rows.map(({ slug, variant_id, marked_at }) => ({
    slug,
    variantId: variant_id,
    markedAt: Date.parse(marked_at),
  }));
  return mergeFavorites(designs, []);
};

/** What an account likes, in the order of the list. */
export const favoritesOf = async (queries: Queries, accountId: number): Promise<FavoriteList> => {
  const share = await queries
    .selectFrom('favorite_share')
    .select('share_key')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { designs: await designsOf(queries, accountId), shareKey: share?.share_key ?? null };
};

/** Puts a list in place of what there is. */
export const keepFavorites = async (
  trx: Queries,
  accountId: number,
  designs: readonly Favorite[],
): Promise<void> => {
  await trx.deleteFrom('favorite').where('account_id', '=', accountId).execute();
  if (designs.length === 0) return;
  const rows = designs.map(({ slug, variantId, markedAt }) => ({
    account_id: accountId,
    slug,
    variant_id: variantId,
    marked_at: toInstant(new Date(markedAt)),
  }));
  await trx.insertInto('favorite').values(rows).execute();
};

export const removeFavorite = async (
  trx: Queries,
  accountId: number,
  { slug, variantId }: LikedDesign,
): Promise<void> => {
  await trx
    .deleteFrom('favorite')
    .where('account_id', '=', accountId)
    .where('slug', '=', slug)
    .where('variant_id', '=', variantId)
    .execute();
};

export const keepShareKey = async (
  trx: Queries,
  accountId: number,
  key: string,
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('favorite_share')
    .values({ account_id: accountId, share_key: key, created_at: toInstant(now) })
    .execute();
};

export const removeShareKey = async (trx: Queries, accountId: number): Promise<void> => {
  await trx.deleteFrom('favorite_share').where('account_id', '=', accountId).execute();
};

/** The list behind a key; undefined for one that opens none, or that of a profile that was deleted. */
export const favoritesBehind = async (
  queries: Queries,
  key: string,
): Promise<readonly Favorite[] | undefined> => {
  const share = await queries
    .selectFrom('favorite_share')
    .innerJoin('account', 'account.id', 'favorite_share.account_id')
    .select('favorite_share.account_id')
    .where('favorite_share.share_key', '=', key)
    .where('account.is_active', '=', 1)
    .executeTakeFirst();
  return share && (await designsOf(queries, share.account_id));
};

/** Nothing is left of what a deleted profile liked. */
export const eraseFavorites = async (trx: Queries, accountId: number): Promise<void> => {
  await removeShareKey(trx, accountId);
  await trx.deleteFrom('favorite').where('account_id', '=', accountId).execute();
};
