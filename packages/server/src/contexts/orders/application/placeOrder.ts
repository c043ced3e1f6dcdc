import { money, subtract, zero } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { addCreditEntry } from '../../basket/index.ts';
import { issueGiftCards, queueGiftCards } from '../../giftCards/index.ts';
import { orderReceiptMail } from '../mails/orderReceipt.ts';
import { insertOrder, type StoredOrder } from '../store/orders.ts';
import { insertOrderedCards } from '../store/withdrawals.ts';
import { letterToBuyer } from './letterToBuyer.ts';
import type { OrderDraft } from './orderDraft.ts';
import { orderPath } from './orderPath.ts';
import { showOrder } from './showOrder.ts';
import { splitDraft } from './splitDraft.ts';

/**
 * Turns a paid basket into an order with its lines, used credit, gift cards and mails, in the
 * caller's transaction, which also settles the payment.
 */
export const placeOrder = async (
  trx: Queries,
  shop: WithClock & WithRandom & WithSigningKey,
  draft: OrderDraft,
  basket: { readonly id: number; readonly owner: Owner },
): Promise<StoredOrder> => {
  const now = shop.clock();
  const owner = draft.owner ?? basket.owner;
  const { sold, shippingAddress } = draft.content;
  // Pieces handed over in a store and emailed gift cards need no production.
  const isComplete = sold ? sold.handover === 'now' : shippingAddress === null;
  const split = isComplete ? null : await splitDraft(trx, draft, owner);
  const order = await insertOrder(trx, draft, {
    owner,
    basketId: basket.id,
    status: isComplete ? 'Delivered' : 'Confirmed',
    split,
    now,
  });
  if (owner.kind === 'customer') {
    const { accountId } = owner;
    if (draft.credit > 0) {
      const spent = subtract(zero(draft.currency), money(draft.credit, draft.currency));
      await addCreditEntry(trx, {
        accountId,
        amount: spent,
        reason: 'order',
        reference: order.number,
        now,
      });
    }
  }
  const letter = { locale: draft.locale, origin: draft.origin };
  await queueMail(
    trx,
    'order-receipt',
    letterToBuyer(order, ({ locale, origin }) =>
      orderReceiptMail({
        locale,
        origin,
        order: showOrder(order, locale),
        path: orderPath(shop, order),
        sold: draft.content.sold ?? null,
      }),
    ),
    now,
  );
  const cards = await issueGiftCards(trx, order, shop.random, now);
  const mails = await queueGiftCards(trx, cards, { ...letter, to: draft.email }, now);
  await insertOrderedCards(
    trx,
    cards.map(({ code, lineId }) => ({ code, lineId, mailId: mails.get(code) ?? null })),
  );
  return order;
};
