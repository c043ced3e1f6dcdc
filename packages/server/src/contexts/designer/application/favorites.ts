import {
  type Favorite,
  isDesignOf,
  type LikedDesign,
  mergeFavorites,
  unmarkFavorite,
} from '@tailorbird/domain/designer';
import { ok, type Result } from '@tailorbird/domain/kernel';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import * as store from '../store/favorites.ts';

export type FavoriteNeeds = WithDatabase & WithClock & WithCatalog;

/** Favorites of the customer. Empty for guests, whose browser stores theirs. */
export const ownFavorites = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<readonly Favorite[]> => {
  const owner = await actor.knownOwner();
  return owner?.kind === 'customer'
    ? await store.favoritesOf(database.queries, owner.accountId)
    : [];
};

/** Changes the customer's favorites one request at a time. `act` returns the new list. */
const change = async (
  shop: FavoriteNeeds,
  actor: Actor,
  act: (trx: Queries, accountId: number, list: readonly Favorite[]) => Promise<readonly Favorite[]>,
): Promise<Result<readonly Favorite[], AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const accountId = customer.value.id;
  return ok(
    await shop.database.transaction(async (trx) => {
      await acquireLocks(trx, [lockNameOf({ kind: 'customer', accountId })]);
      return await act(trx, accountId, await store.favoritesOf(trx, accountId));
    }, 'read committed'),
  );
};

/** Adds favorites (LIKE-01 … LIKE-03). Skips unknown designs and limits `markedAt` to now. */
export const addFavorites = (
  shop: FavoriteNeeds,
  actor: Actor,
  designs: readonly Favorite[],
): Promise<Result<readonly Favorite[], AccessRefused>> =>
  change(shop, actor, async (trx, accountId, list) => {
    const now = shop.clock().getTime();
    const isKnown = ({ slug, variantId }: LikedDesign): boolean =>
      shop.catalog.clothingTypes.some((type) => type.slug === slug && isDesignOf(type, variantId));
    const known = designs
      .filter(isKnown)
      .map((design) => ({ ...design, markedAt: Math.max(0, Math.min(design.markedAt, now)) }));
    const merged = mergeFavorites(list, known);
    await store.storeFavorites(trx, accountId, merged);
    return merged;
  });

export const removeFavorite = (
  shop: FavoriteNeeds,
  actor: Actor,
  design: LikedDesign,
): Promise<Result<readonly Favorite[], AccessRefused>> =>
  change(shop, actor, async (trx, accountId, list) => {
    await store.removeFavorite(trx, accountId, design);
    return unmarkFavorite(list, design);
  });
