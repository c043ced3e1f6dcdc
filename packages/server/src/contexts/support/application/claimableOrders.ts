import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isMadeToSize, withdrawnQuantity } from '@tailorbird/domain/orders';
import { type ClaimableOrder, type ClaimType, claimableLines } from '@tailorbird/domain/support';
import type { Queries } from '../../../platform/database/database.ts';
import type { AccessRefused } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import { findOrder, ownOrders, type StoredOrder } from '../../orders/index.ts';
import { claimedPieces } from '../store/claims.ts';
import { type AccessNeeds, orderOfLink } from './claimAccess.ts';
import { type ClaimableOrderLine, showClaimableOrder } from './showClaim.ts';

/**
 * Order lines that can be claimed now, by order. One query, regardless of the number of orders.
 */
export const claimableOf = async (
  queries: Queries,
  type: ClaimType,
  orders: readonly StoredOrder[],
  now: Date,
): Promise<
  readonly { readonly order: StoredOrder; readonly lines: readonly ClaimableOrderLine[] }[]
> => {
  const claimed = await claimedPieces(
    queries,
    type,
    orders.map(({ number }) => number),
  );
  return orders.flatMap((order) => {
    const lines = order.lines.map((line) => {
      const before = claimed.get(line.id) ?? 0;
      const open = line.quantity - withdrawnQuantity(order, line.id) - before;
      return {
        line,
        before,
        open,
        lineId: line.id,
        productClass: line.productClass,
        isMadeToSize: isMadeToSize(line),
        isClaimed: open <= 0,
      };
    });
    const claimable = claimableLines(
      type,
      { status: order.status, datePlaced: order.placedAt, lines },
      now.toISOString(),
    );
    return claimable.length === 0 ? [] : [{ order, lines: claimable }];
  });
};

/**
 * Orders with lines that can be claimed: the customer's own, newest first, or the one of a link
 * (API-17).
 */
export const claimableOrders = async (
  shop: AccessNeeds & WithCatalog,
  actor: Actor,
  type: ClaimType,
  link: string | undefined,
): Promise<Result<readonly ClaimableOrder[], AccessRefused>> => {
  const { queries } = shop.database;
  let orders: readonly StoredOrder[];
  const linked = orderOfLink(shop, link);
  if (linked !== null) {
    const order = await findOrder(queries, linked);
    orders = order ? [order] : [];
  } else {
    const own = await ownOrders(shop, actor);
    if (!own.ok) return err(own.failure);
    orders = own.value;
  }
  const claimable = await claimableOf(queries, type, orders, shop.clock());
  return ok(
    claimable.map(({ order, lines }) => showClaimableOrder(shop, order, lines, actor.locale)),
  );
};
