import {
  add,
  err,
  type Money,
  minimum,
  ok,
  type Result,
  subtract,
} from '@tailorbird/domain/kernel';
import {
  amountsAfterRefunds,
  type ChosenPieces,
  isCancellableBySupport,
  type LineFacts,
  lineWithdrawal,
  type RefundedPart,
  type Withdrawal,
  type WithdrawalView,
  type WithdrawRefused,
  withdraw,
  withdrawnQuantity,
} from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue, withdrawMail } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { readLink, signLink } from '../../../platform/session/signedLinks.ts';
import { expireVoucher, usedVouchers } from '../../basket/index.ts';
import type { WithCatalog, WithStockSignal } from '../../catalog/index.ts';
import { withdrawalMail } from '../mails/withdrawal.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { lockOrder } from '../store/refunds.ts';
import {
  insertWithdrawal,
  type OrderedCard,
  orderedCards,
  recordReturn,
} from '../store/withdrawals.ts';
import type { FitNeeds } from './confirmFit.ts';
import { findByAddress, typedOrder } from './findByAddress.ts';
import { letterToBuyer } from './letterToBuyer.ts';
import { moveWithin } from './moveOrders.ts';
import { type OrderAccessNeeds, reachableOrder } from './orderAccess.ts';
import { orderPath } from './orderPath.ts';
import { recountDelivery } from './recountDelivery.ts';
import { refundOrderPart } from './refundOrderPart.ts';
import type { WithRefundSignal } from './refunds.ts';
import { returnPieces } from './returnPieces.ts';
import { showOrder } from './showOrder.ts';

type ReadNeeds = OrderAccessNeeds & WithCatalog;
export type WithdrawalNeeds = ReadNeeds &
  WithSettings &
  FitNeeds &
  WithMailQueue &
  WithRefundSignal &
  WithStockSignal;

type Asked = { readonly number: string; readonly link: string | undefined };
type Unreachable = AccessRefused | NotFound;

const purpose = 'withdrawal';
const goodForMs = 24 * 60 * 60 * 1_000;

/**
 * A withdrawal link for anyone who knows an order's number and email address: the law requires
 * a direct way without an account. It grants nothing else, and attempts are limited.
 */
export const findForWithdrawal = async (
  shop: OrderAccessNeeds & WithSettings,
  actor: Actor,
  asked: { readonly orderNumber: string; readonly email: string },
): Promise<Result<{ readonly number: string; readonly link: string }, RateLimited | NotFound>> => {
  const typed = typedOrder(asked);
  const counted = await countAttempt(shop, {
    kind: 'withdrawal',
    account: typed.number,
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  const order = await findByAddress(shop.database.queries, typed);
  if (!order) return err({ kind: 'not-found' });
  return ok({
    number: order.number,
    link: signLink(
      shop.signingKey,
      purpose,
      order.number,
      new Date(shop.clock().getTime() + goodForMs),
    ),
  });
};

export const openOrder = async (
  shop: OrderAccessNeeds,
  actor: Actor,
  { number, link }: Asked,
): Promise<Result<StoredOrder, Unreachable>> => {
  const opens =
    link !== undefined && readLink(shop.signingKey, purpose, link, shop.clock()) === number;
  if (!opens) return await reachableOrder(shop, actor, number, link);
  const order = await findOrder(shop.database.queries, number);
  return order ? ok(order) : err({ kind: 'not-found' });
};

type Cards = { readonly all: readonly OrderedCard[]; readonly used: ReadonlySet<string> };

const cardsOf = async (queries: Queries, order: StoredOrder): Promise<Cards> => {
  const all = await orderedCards(
    queries,
    order.lines.flatMap(({ id, snapshot }) => (snapshot.giftCardTier === null ? [] : [id])),
  );
  return {
    all,
    used: await usedVouchers(
      queries,
      all.map(({ code }) => code),
    ),
  };
};

const factsOf = (order: StoredOrder, { all, used }: Cards, { catalog }: WithCatalog) => {
  return (lineId: number): LineFacts => {
    const line = order.lines.find(({ id }) => id === lineId);
    const type = catalog.clothingTypes.find(({ id }) => id === line?.snapshot.clothingTypeId);
    const isCard = line !== undefined && line.snapshot.giftCardTier !== null;
    return {
      travels: type?.requiresShipping ?? true,
      unusedCards: isCard
        ? all.filter((card) => card.lineId === lineId && !used.has(card.code)).length
        : null,
    };
  };
};

const show = async (shop: ReadNeeds, actor: Actor, order: StoredOrder): Promise<WithdrawalView> => {
  const facts = factsOf(order, await cardsOf(shop.database.queries, order), shop);
  const now = toInstant(shop.clock());
  const sold = { ...order, datePlaced: order.placedAt };
  return {
    orderNumber: order.number,
    datePlaced: order.placedAt,
    lines: showOrder(order, actor.locale).lines.map((line) => ({
      lineId: line.id,
      title: line.title,
      variantTitle: line.variantTitle,
      imagePath: line.imagePath,
      quantity: line.quantity,
      price: line.priceInclDiscounts,
      state: lineWithdrawal(sold, line, facts(line.id), now),
    })),
    withdrawals: order.withdrawals,
  };
};

/** The pieces of an order that can be withdrawn from, for its owner or a holder of its link. */
export const readWithdrawal = async (
  shop: ReadNeeds,
  actor: Actor,
  asked: Asked,
): Promise<Result<WithdrawalView, Unreachable>> => {
  const order = await openOrder(shop, actor, asked);
  return order.ok ? ok(await show(shop, actor, order.value)) : order;
};

/**
 * Deactivates this number of unused gift cards of a line; false if there are fewer. Cards
 * scheduled to be mailed later are not mailed.
 */
const endCards = async (
  trx: Queries,
  { all, used }: Cards,
  { lineId, quantity }: ChosenPieces,
  now: Date,
): Promise<boolean> => {
  let ended = 0;
  for (const { code, mailId } of all.filter(
    (card) => card.lineId === lineId && !used.has(card.code),
  )) {
    if (ended === quantity) break;
    if (!(await expireVoucher(trx, code, now))) continue;
    if (mailId !== null) await withdrawMail(trx, mailId);
    ended += 1;
  }
  return ended === quantity;
};

/** Refunds withdrawn pieces that were not refunded before. */
const refundCanceledOrder = async (
  trx: Queries,
  order: StoredOrder,
  {
    key,
    parts,
    now,
  }: { readonly key: string; readonly parts: readonly RefundedPart[]; readonly now: Date },
): Promise<void> => {
  const kept = amountsAfterRefunds(order);
  let left: Money = add(kept.paid, kept.credit);
  const possible = parts.flatMap((part) => {
    const amount = minimum(part.amount, left);
    left = subtract(left, amount);
    return amount.amount > 0 ? [{ ...part, amount }] : [];
  });
  if (possible.length > 0)
    await refundOrderPart(trx, order.number, { key, reason: 'withdrawn', parts: possible }, now);
};

/** The pieces of a withdrawal that need not be returned, or those that have been returned. */
const piecesOf = ({ pieces }: Omit<Withdrawal, 'id'>, isBack: boolean): Withdrawal['pieces'] =>
  pieces.filter(({ comesBack }) => comesBack === isBack);

const partsOf = (withdrawal: Omit<Withdrawal, 'id'>, isBack: boolean): readonly RefundedPart[] => {
  const { shipping } = withdrawal;
  const waits = piecesOf(withdrawal, true).length > 0;
  return [
    ...piecesOf(withdrawal, isBack).map(({ lineId, quantity, amount }) => ({
      lineId,
      quantity,
      amount,
    })),
    ...(shipping.amount > 0 && waits === isBack
      ? [{ lineId: null, quantity: 1, amount: shipping }]
      : []),
  ];
};

/**
 * Withdraws from pieces of an order on behalf of its owner or a holder of its link, in one
 * transaction: deactivates gift cards, refunds pieces that need not be returned and puts them
 * back in stock, and mails the declaration. Of two concurrent withdrawals from a piece the
 * second is refused. An order with no pieces left, none of them made, is canceled.
 */
export const declareWithdrawal = async (
  shop: WithdrawalNeeds,
  actor: Actor,
  asked: Asked,
  chosen: readonly ChosenPieces[],
): Promise<Result<WithdrawalView, Unreachable | WithdrawRefused>> => {
  const opened = await openOrder(shop, actor, asked);
  if (!opened.ok) return opened;
  const visitor = await actor.visitor();
  const accountId = visitor.kind === 'customer' ? visitor.account.id : null;
  let colors: readonly number[] = [];
  const declared = await attempt<StoredOrder, NotFound | WithdrawRefused>(
    shop.database,
    async (trx, refuse) => {
      const order = (await lockOrder(trx, asked.number)) ?? refuse({ kind: 'not-found' });
      const now = shop.clock();
      const cards = await cardsOf(trx, order);
      const plan = withdraw(
        showOrder(order, order.locale),
        factsOf(order, cards, shop),
        chosen,
        toInstant(now),
      );
      if (!plan.ok) return refuse(plan.failure);
      for (const pieces of plan.value.pieces) {
        const isCard = order.lines.some(
          ({ id, snapshot }) => id === pieces.lineId && snapshot.giftCardTier !== null,
        );
        if (isCard && !(await endCards(trx, cards, pieces, now)))
          return refuse({ kind: 'card-used' });
      }
      const id = await insertWithdrawal(trx, order.id, plan.value);
      await refundCanceledOrder(trx, order, {
        key: `withdrawal-${id}`,
        parts: partsOf(plan.value, false),
        now,
      });
      colors = await returnPieces(trx, order, piecesOf(plan.value, false));
      const withdrawal = { id, ...plan.value };
      const after = (await findOrder(trx, asked.number)) ?? refuse({ kind: 'not-found' });
      const letter = letterToBuyer(after, (shown) =>
        withdrawalMail(shown, withdrawal, shop.settings.seller, orderPath(shop, shown)),
      );
      await queueMail(trx, 'withdrawal', letter, now);
      const isAll = after.lines.every(
        (line) => withdrawnQuantity(after, line.id) === line.quantity,
      );
      if (isAll && isCancellableBySupport(after.status)) {
        const moved = await moveWithin(
          trx,
          shop,
          after,
          'Cancelled',
          { by: 'customer', accountId },
          now,
        );
        if (moved.ok) return moved.value;
      }
      return await recountDelivery(trx, order, after, now);
    },
  );
  if (!declared.ok) return declared;
  shop.mailQueued();
  shop.refundDue();
  if (colors.length > 0) shop.stockChanged(colors);
  return ok(await show(shop, actor, declared.value));
};

/**
 * Records, as staff, that withdrawn pieces were returned: puts them back in stock and refunds
 * them. Repeating it changes nothing.
 */
export const receiveWithdrawnPieces = async (
  shop: WithdrawalNeeds,
  actor: Actor,
  number: string,
  id: number,
): Promise<Result<StoredOrder, Unreachable>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  let colors: readonly number[] = [];
  const taken = await attempt<StoredOrder, NotFound>(shop.database, async (trx, refuse) => {
    const order = (await lockOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    const withdrawal =
      order.withdrawals.find((each) => each.id === id) ?? refuse({ kind: 'not-found' });
    if (!withdrawal.pieces.some(({ comesBack }) => comesBack)) return refuse({ kind: 'not-found' });
    const now = shop.clock();
    if (await recordReturn(trx, id, { by: staff.value.id, now })) {
      await refundCanceledOrder(trx, order, {
        key: `withdrawal-${id}-back`,
        parts: partsOf(withdrawal, true),
        now,
      });
      colors = await returnPieces(trx, order, piecesOf(withdrawal, true));
    }
    return (await findOrder(trx, number)) ?? order;
  });
  if (taken.ok) shop.refundDue();
  if (taken.ok && colors.length > 0) shop.stockChanged(colors);
  return taken;
};
