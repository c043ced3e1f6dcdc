import * as contract from '@tailorbird/contract/orders';
import type { FitFeedback } from '@tailorbird/domain/orders';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { tooOften } from '../../../platform/api/tooOften.ts';
import type { WithCatalog } from '../../catalog/application/catalog.ts';
import { deliveredOrders, type FeedbackNeeds, tellFit } from '../application/fitFeedback.ts';
import { orderMessages } from '../messages.ts';
import { toWire } from './toWire.ts';

/** Serves what is said of how delivered garments fit. */
export const fitFeedbackRoutes = (api: Api, shop: FeedbackNeeds & WithCatalog): void => {
  route(api, contract.listDeliveredOrders, async (call) => {
    const orders = await deliveredOrders(shop, call, call.query.link);
    if (!orders.ok) return refusalReply(orders.failure);
    return reply(
      200,
      orders.value.map((order) => toWire(order, call)),
    );
  });

  route(api, contract.tellFit, async (call) => {
    const { line, zones, washed, link } = call.body;
    const told = await tellFit(
      shop,
      call,
      { number: call.params.number, lineId: line, link },
      { zones: zones as FitFeedback['zones'], washed },
    );
    if (told.ok) return reply(200, { received: true as const });
    const { failure } = told;
    if (failure.kind === 'nothing-judged') return reply(400, { zones: [orderMessages['nothing-judged'][call.locale]] });
    return failure.kind === 'too-often' ? tooOften(failure, call.locale) : refusalReply(failure);
  });
};
