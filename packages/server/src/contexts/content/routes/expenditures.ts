import {
  readBasketLineExpenditure,
  readGenericExpenditure,
  readOrderLineExpenditure,
  toWireExpenditure,
} from '@tailorbird/contract/content';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import type { OrderAccessNeeds } from '../../orders/index.ts';
import type { WithContent } from '../application/content.ts';
import {
  expenditureOfBasketLine,
  expenditureOfDesign,
  expenditureOfOrderLine,
} from '../application/expenditures.ts';

export const expenditureRoutes = (
  api: Api,
  shop: WithCatalog & WithContent & OrderAccessNeeds,
): void => {
  route(api, readGenericExpenditure, (call) => {
    const {
      clothing_type_id: clothingTypeId,
      fabric_color_id: fabricColorId = null,
      base_size: baseSize,
    } = call.body;
    const found = expenditureOfDesign(shop, call.locale, {
      clothingTypeId,
      fabricColorId,
      baseSize,
    });
    return found.ok ? reply(200, toWireExpenditure(found.value)) : refusalReply(found.failure);
  });

  route(api, readBasketLineExpenditure, async (call) => {
    const found = await expenditureOfBasketLine(shop, call, Number(call.params.id));
    return found.ok ? reply(200, toWireExpenditure(found.value)) : refusalReply(found.failure);
  });

  route(api, readOrderLineExpenditure, async (call) => {
    const found = await expenditureOfOrderLine(shop, call, Number(call.params.id), call.query.link);
    return found.ok ? reply(200, toWireExpenditure(found.value)) : refusalReply(found.failure);
  });
};
