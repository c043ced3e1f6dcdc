import { toWireBasket, type WireBasket } from '@tailorbird/contract/basket';
import type { PendingPayment } from '@tailorbird/domain/basket';
import type { Result } from '@tailorbird/domain/kernel';
import { type Reply, reply } from '../../../platform/api/reply.ts';
import type { BasketRefusal } from './basketRefusal.ts';
import type { BasketView } from './price.ts';
import { type Reader, showBasket } from './showBasket.ts';

/**
 * Converts a basket to its wire shape; `pending` is the payment that a frozen basket waits for.
 */
export const wireBasketOf = (
  view: BasketView,
  reader: Reader,
  pending: PendingPayment | null = null,
): WireBasket => {
  const { basket, details } = showBasket(view, reader, pending);
  return toWireBasket(basket, details);
};

type Refused = Reply<{ reason: string | Record<string, unknown> }, 406>;

export const basketRefused = (refusal: BasketRefusal): Refused =>
  reply(406, {
    reason:
      refusal.kind === 'reason'
        ? refusal.reason
        : Object.fromEntries(
            Object.entries(refusal.fields).map(([name, messages]) => [name, [...messages]]),
          ),
  });

export const basketReply = (
  result: Result<BasketView, BasketRefusal>,
  reader: Reader,
): Reply<WireBasket, 200> | Refused =>
  result.ok ? reply(200, wireBasketOf(result.value, reader)) : basketRefused(result.failure);
