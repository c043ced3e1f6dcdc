import * as contract from '@tailorbird/contract/orders';
import { orderStatuses } from '@tailorbird/domain/orders';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { FitNeeds } from '../application/confirmFit.ts';
import type { WithRefundSignal } from '../application/refunds.ts';
import { listForWorkshop, moveAsStaff } from '../application/workshop.ts';
import { toWire } from './toWire.ts';

/** What those who make the orders see and do. */
export const workshopRoutes = (api: Api, shop: FitNeeds & WithRefundSignal): void => {
  route(api, contract.listWorkshopOrders, async (call) => {
    const { status, search = '' } = call.query;
    const orders = await listForWorkshop(shop, call, { statuses: status === undefined ? orderStatuses : [status], search });
    if (!orders.ok) return refusalReply(orders.failure);
    return reply(
      200,
      orders.value.map((order) => toWire(order, call)),
    );
  });

  route(api, contract.moveOrderInWorkshop, async (call) => {
    const moved = await moveAsStaff(shop, call, call.params.number, call.body.to);
    if (moved.ok) return reply(200, toWire(moved.value, call));
    const { failure } = moved;
    return failure.kind === 'order-cannot-move'
      ? reply(409, { detail: `The order is ${failure.from} and cannot become ${failure.to}.` })
      : refusalReply(failure);
  });
};
