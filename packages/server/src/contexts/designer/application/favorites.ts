import {
  type Favorite,
  type FavoriteList,
  isDesignOf,
  type LikedDesign,
  mergeFavorites,
  unmarkFavorite,
} from '@tailorbird/domain/designer';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/takeTurns.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireCustomer,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { turnOf } from '../../../platform/session/visitor.ts';
import type { WithCatalog } from '../../catalog/application/catalog.ts';
import * as store from '../store/favorites.ts';

export type FavoriteNeeds = WithDatabase & WithClock & WithRandom & WithCatalog;

const nothing: FavoriteList = { designs: [], shareKey: null };

/** What the actor likes; a guest keeps their list themselves. */
export const ownFavorites = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<FavoriteList> => {
  const owner = await actor.knownOwner();
  return owner?.kind === 'customer'
    ? await store.favoritesOf(database.queries, owner.accountId)
    : nothing;
};

/** Does something to the list of the customer who asks, in their turn; `act` answers what it is then. */
const change = async (
  shop: FavoriteNeeds,
  actor: Actor,
  act: (trx: Queries, accountId: number, list: FavoriteList) => Promise<FavoriteList>,
): Promise<Result<FavoriteList, AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const accountId = customer.value.id;
  return ok(
    await shop.database.transaction(async (trx) => {
      await takeTurns(trx, [turnOf({ kind: 'customer', accountId })]);
      return await act(trx, accountId, await store.favoritesOf(trx, accountId));
    }, 'read committed'),
  );
};

/** Puts designs on the list (LIKE-01 … LIKE-03). What nobody can make is left out, and no mark is of a time to come. */
export const addFavorites = (
  shop: FavoriteNeeds,
  actor: Actor,
  designs: readonly Favorite[],
): Promise<Result<FavoriteList, AccessRefused>> =>
  change(shop, actor, async (trx, accountId, list) => {
    const now = shop.clock().getTime();
    const isKnown = ({ slug, variantId }: LikedDesign): boolean =>
      shop.catalog.clothingTypes.some((type) => type.slug === slug && isDesignOf(type, variantId));
    const known = designs
      .filter(isKnown)
      .map((design) => ({ ...design, markedAt: Math.max(0, Math.min(design.markedAt, now)) }));
    const merged = mergeFavorites(list.designs, known);
    await store.keepFavorites(trx, accountId, merged);
    return { ...list, designs: merged };
  });

export const removeFavorite = (
  shop: FavoriteNeeds,
  actor: Actor,
  design: LikedDesign,
): Promise<Result<FavoriteList, AccessRefused>> =>
  change(shop, actor, async (trx, accountId, list) => {
    await store.removeFavorite(trx, accountId, design);
    return { ...list, designs: unmarkFavorite(list.designs, design) };
  });

/** Makes the link to the list: 128 bits that nobody guesses. */
export const shareFavorites = (
  shop: FavoriteNeeds,
  actor: Actor,
): Promise<Result<FavoriteList, AccessRefused>> =>
  change(shop, actor, async (trx, accountId, list) => {
    if (list.shareKey !== null) return list;
    const shareKey = Buffer.from(shop.random(16)).toString('hex');
    await store.keepShareKey(trx, accountId, shareKey, shop.clock());
    return { ...list, shareKey };
  });

export const stopSharingFavorites = (
  shop: FavoriteNeeds,
  actor: Actor,
): Promise<Result<FavoriteList, AccessRefused>> =>
  change(shop, actor, async (trx, accountId, list) => {
    await store.removeShareKey(trx, accountId);
    return { ...list, shareKey: null };
  });

/** What somebody shared; whose it is, nobody is told. */
export const sharedFavorites = async (
  { database }: WithDatabase,
  key: string,
): Promise<Result<readonly Favorite[], NotFound>> => {
  const designs = await store.favoritesBehind(database.queries, key);
  return designs ? ok(designs) : err({ kind: 'not-found' });
};
