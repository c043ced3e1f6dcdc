import * as contract from '@tailorbird/contract/orders';
import { maximumDeliveryReason, orderStatuses } from '@tailorbird/domain/orders';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithStockSignal } from '../../catalog/index.ts';
import type { FitNeeds } from '../application/confirmFit.ts';
import { moveDeliveryAsStaff } from '../application/moveDelivery.ts';
import type { WithRefundSignal } from '../application/refunds.ts';
import { undoAsStaff } from '../application/undoMove.ts';
import { listForWorkshop, moveAsStaff } from '../application/workshop.ts';
import { toWire } from './toWire.ts';

export const workshopRoutes = (
  api: Api,
  shop: FitNeeds & WithRefundSignal & WithStockSignal,
): void => {
  route(api, contract.listWorkshopOrders, async (call) => {
    const { status, search = '' } = call.query;
    const orders = await listForWorkshop(shop, call, {
      statuses: status === undefined ? orderStatuses : [status],
      search,
    });
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

  route(api, contract.undoMoveInWorkshop, async (call) => {
    const undone = await undoAsStaff(shop, call, call.params.number);
    if (undone.ok) return reply(200, toWire(undone.value, call));
    const { failure } = undone;
    switch (failure.kind) {
      case 'nothing-to-undo':
        return reply(409, { detail: 'There is no move that can be taken back.' });
      case 'undo-too-late':
        return reply(409, { detail: 'The move can no longer be taken back.' });
      default:
        return refusalReply(failure);
    }
  });

  route(api, contract.moveDeliveryInWorkshop, async (call) => {
    const moved = await moveDeliveryAsStaff(shop, call, call.params.number, call.body);
    if (moved.ok) return reply(200, toWire(moved.value, call));
    const { failure } = moved;
    switch (failure.kind) {
      case 'delivery-settled':
        return reply(409, {
          detail: 'Nothing of the order is expected any more, or it is with the carrier.',
        });
      case 'day-refused':
        return reply(400, {
          latest: ['A working day to come, other than the one that is expected already.'],
        });
      case 'reason-refused':
        return reply(400, { reason: [`Between 1 and ${maximumDeliveryReason} characters.`] });
      default:
        return refusalReply(failure);
    }
  });
};
