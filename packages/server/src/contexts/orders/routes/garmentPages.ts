import * as contract from '@tailorbird/contract/orders';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import { ownGarments, readGarmentPage } from '../application/garmentPages.ts';
import type { OrderAccessNeeds } from '../application/orderAccess.ts';

export const garmentPageRoutes = (api: Api, shop: OrderAccessNeeds & WithCatalog): void => {
  route(api, contract.readGarmentPage, async (call) => {
    const page = await readGarmentPage(shop, call.params.code, call.locale);
    return page.ok
      ? reply(200, contract.toWireGarmentPage(page.value))
      : refusalReply(page.failure);
  });

  route(api, contract.listOwnGarments, async (call) => {
    const garments = await ownGarments(shop, call, {
      number: call.params.number,
      link: call.query.link,
    });
    return garments.ok
      ? reply(200, garments.value.map(contract.toWireOwnGarment))
      : refusalReply(garments.failure);
  });
};
