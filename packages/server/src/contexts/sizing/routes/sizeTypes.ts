import {
  listSizeTypes,
  readSizeDependencies,
  readSizeType,
  toWireSizeDependencies,
  toWireSizeType,
} from '@tailorbird/contract/sizing';
import type { Api } from '../../../platform/api/api.ts';
import { notFound, publicReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import { showSizeType } from '../application/showSize.ts';
import { usableType } from '../application/sizeTypes.ts';
import { shownSizeTypes } from '../application/visibility.ts';

export const sizeTypeRoutes = (api: Api, shop: WithCatalog & WithSettings): void => {
  route(api, listSizeTypes, async (call) => {
    const viewer = await call.viewer();
    const answer = reply(
      200,
      shownSizeTypes(shop, viewer).map((type) => toWireSizeType(showSizeType(type, call.locale))),
    );
    return viewer.adminUi ? answer : publicReply(answer);
  });

  route(api, readSizeType, async (call) => {
    const type = await usableType(shop, call, Number(call.params.id));
    return type ? reply(200, toWireSizeType(showSizeType(type, call.locale))) : notFound;
  });

  route(api, readSizeDependencies, async (call) => {
    const type = await usableType(shop, call, Number(call.params.id));
    return type
      ? reply(200, toWireSizeDependencies(showSizeType(type, call.locale), call.query.cut_for))
      : notFound;
  });
};
