import * as contract from '@tailorbird/contract/orders';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import {
  answerFit,
  type FitNeeds,
  listAllAwaitingFit,
  listAwaitingFit,
  orderForFitAnswer,
  releaseAfterAdjusting,
} from '../application/confirmFit.ts';
import { forecastSplit } from '../application/splitDraft.ts';
import { orderMessages } from '../messages.ts';
import { toWire } from './toWire.ts';

export const fitRoutes = (api: Api, shop: FitNeeds & WithCatalog): void => {
  route(api, contract.readSplitForecast, async (call) =>
    reply(200, contract.toWireForecast(await forecastSplit(shop, call))),
  );

  route(api, contract.listCompletableOrders, async (call) => {
    const { number, key } = call.query;
    const orders = await listAwaitingFit(
      shop,
      call,
      number !== undefined && key !== undefined ? { number, key } : null,
    );
    if (!orders.ok) return refusalReply(orders.failure);
    return reply(
      200,
      orders.value.map((order) => toWire(order, call)),
    );
  });

  route(api, contract.listOrdersCompletableBySupport, async (call) => {
    const orders = await listAllAwaitingFit(shop, call);
    if (!orders.ok) return refusalReply(orders.failure);
    return reply(
      200,
      orders.value.map((order) => toWire(order, call)),
    );
  });

  route(
    api,
    contract.completeOrder,
    async (call) => {
      const { fit, comment = '', key } = call.body;
      const answered = await answerFit(shop, call, call.params.number, { fit, comment, key });
      if (answered.ok) return reply(200, toWire(answered.value, call));
      const { failure } = answered;
      return failure.kind === 'fit-already-answered' || failure.kind === 'fit-not-awaited'
        ? reply(409, { code: failure.kind, detail: orderMessages[failure.kind][call.locale] })
        : refusalReply(failure);
    },
    { owns: (call, { key }) => orderForFitAnswer(shop, call, call.params.number, key) },
  );

  route(
    api,
    contract.releaseRestOfOrder,
    async (call) => {
      const released = await releaseAfterAdjusting(shop, call, call.params.number, call.body.key);
      if (released.ok) return reply(200, toWire(released.value, call));
      const { failure } = released;
      return failure.kind === 'fit-already-answered' || failure.kind === 'fit-not-awaited'
        ? reply(409, { detail: orderMessages['fit-not-awaited'][call.locale] })
        : refusalReply(failure);
    },
    { owns: (call, { key }) => orderForFitAnswer(shop, call, call.params.number, key) },
  );
};
