import {
  addFavorites as addCall,
  fromWireFavorite,
  listFavorites as listCall,
  readSharedFavorites as readSharedCall,
  removeFavorite as removeCall,
  shareFavorites as shareCall,
  stopSharingFavorites as stopSharingCall,
  toWireFavoriteList,
  toWireSharedFavorites,
} from '@tailorbird/contract/designer';
import type { FavoriteList } from '@tailorbird/domain/designer';
import type { Result } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { AccessRefused } from '../../../platform/session/access.ts';
import {
  addFavorites,
  type FavoriteNeeds,
  ownFavorites,
  removeFavorite,
  sharedFavorites,
  shareFavorites,
  stopSharingFavorites,
} from '../application/favorites.ts';

const answer = (changed: Result<FavoriteList, AccessRefused>) =>
  changed.ok ? reply(200, toWireFavoriteList(changed.value)) : refusalReply(changed.failure);

/** The designs a customer likes. */
export const favoriteRoutes = (api: Api, shop: FavoriteNeeds): void => {
  route(api, listCall, async (call) =>
    reply(200, toWireFavoriteList(await ownFavorites(shop, call))),
  );

  route(api, addCall, async (call) =>
    answer(await addFavorites(shop, call, call.body.designs.map(fromWireFavorite))),
  );

  route(api, removeCall, async (call) =>
    answer(
      await removeFavorite(shop, call, {
        slug: call.params.slug,
        variantId: call.params.variant_id,
      }),
    ),
  );

  route(api, shareCall, async (call) => answer(await shareFavorites(shop, call)));

  route(api, stopSharingCall, async (call) => answer(await stopSharingFavorites(shop, call)));

  route(api, readSharedCall, async (call) => {
    const shared = await sharedFavorites(shop, call.params.key);
    return shared.ok
      ? reply(200, toWireSharedFavorites(shared.value), { 'cache-control': 'no-store' })
      : refusalReply(shared.failure);
  });
};
