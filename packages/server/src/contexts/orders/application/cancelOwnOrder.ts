import type { Result } from '@tailorbird/domain/kernel';
import { type CancelRefused, cancelRefused } from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithStockSignal } from '../../catalog/index.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import type { FitNeeds } from './confirmFit.ts';
import { moveAndMail } from './moveOrders.ts';
import { reachableOrder } from './orderAccess.ts';
import type { WithRefundSignal } from './refunds.ts';
import { colorsOf } from './returnPieces.ts';

type Refused = AccessRefused | NotFound | CancelRefused;

/**
 * Cancels an order on behalf of its owner or a holder of its link while none of its pieces is
 * in production (ORDER-08), and refunds it, in one transaction. Canceling a canceled order
 * changes nothing.
 */
export const cancelOwnOrder = async (
  shop: FitNeeds & WithRefundSignal & WithStockSignal,
  actor: Actor,
  number: string,
  link: string | undefined,
): Promise<Result<StoredOrder, Refused>> => {
  const own = await reachableOrder(shop, actor, number, link);
  if (!own.ok) return own;
  const visitor = await actor.visitor();
  const accountId = visitor.kind === 'customer' ? visitor.account.id : null;
  const cancelled = await attempt<StoredOrder, Refused>(shop.database, async (trx, refuse) => {
    const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    if (order.status === 'Cancelled') return order;
    const refused = cancelRefused(order);
    if (refused) return refuse(refused);
    const moved = await moveAndMail(
      trx,
      shop,
      order,
      'Cancelled',
      { by: 'customer', accountId },
      shop.clock(),
    );
    // Staff moved the order at the same time.
    return moved.ok ? moved.value : refuse({ kind: 'order-being-made' });
  });
  if (cancelled.ok) {
    shop.mailQueued();
    shop.refundDue();
    shop.stockChanged(colorsOf(cancelled.value));
  }
  return cancelled;
};
