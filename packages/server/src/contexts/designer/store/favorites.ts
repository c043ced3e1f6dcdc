import type { Favorite, LikedDesign } from '@tailorbird/domain/designer';
import { mergeFavorites } from '@tailorbird/domain/designer';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

export const favoritesOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly Favorite[]> => {
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

export const storeFavorites = async (
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

export const eraseFavorites = async (trx: Queries, accountId: number): Promise<void> => {
  await trx.deleteFrom('favorite').where('account_id', '=', accountId).execute();
};
