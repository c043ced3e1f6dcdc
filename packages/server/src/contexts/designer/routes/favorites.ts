import {
  addFavorites as addCall,
  fromWireFavorite,
  listFavorites as listCall,
  removeFavorite as removeCall,
  toWireFavoriteList,
} from '@tailorbird/contract/designer';
import type { Favorite } from '@tailorbird/domain/designer';
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
} from '../application/favorites.ts';

const answer = (changed: Result<readonly Favorite[], AccessRefused>) =>
  changed.ok ? reply(200, toWireFavoriteList(changed.value)) : refusalReply(changed.failure);

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
};
