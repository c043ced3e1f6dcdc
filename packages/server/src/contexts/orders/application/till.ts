import {
  checkTillReference,
  type TillDay,
  type TillEntry,
  type TillMeans,
  type TillReturn,
  type TillSaleFailures,
} from '@tailorbird/domain/checkout';
import { err, ok, type Result, zero } from '@tailorbird/domain/kernel';
import { type SaleReturnRefused, saleReturnRefusal } from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import { recordAct } from '../../../platform/records/records.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStore,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Visitor } from '../../../platform/session/visitor.ts';
import type { WithStockSignal } from '../../catalog/index.ts';
import { orderStepMail } from '../mails/orderStep.ts';
import { addEvent } from '../store/events.ts';
import { storeMove } from '../store/moves.ts';
import type { StoredOrder } from '../store/orders.ts';
import { lockOrder } from '../store/refunds.ts';
import * as store from '../store/till.ts';
import { recordReturn } from '../store/withdrawals.ts';
import { letterToBuyer } from './letterToBuyer.ts';
import { type MoveNeeds, type Mover, moveAndMail } from './moveOrders.ts';
import { orderPath } from './orderPath.ts';
import { refundWholeOrder } from './refundCanceledOrder.ts';
import { colorsOf, returnPieces } from './returnPieces.ts';

export { findOrder as orderOfSale } from '../store/orders.ts';
export { insertTillEntry } from '../store/till.ts';

type Invalid = {
  readonly kind: 'sale-invalid';
  readonly fields: Pick<TillSaleFailures, 'store' | 'reference'>;
};
export type SaleReturnFailure = SaleReturnRefused | { readonly kind: 'nothing-due' };
type Refused = AccessRefused | NotFound | Invalid | SaleReturnFailure;

export type TillNeeds = WithDatabase &
  WithClock &
  WithSettings &
  WithMailQueue &
  WithStockSignal &
  MoveNeeds;

/**
 * Cancels an order returned in a store: from its delivered status if it was handed over there,
 * otherwise like any order.
 */
const cancelSold = async (
  trx: Queries,
  shop: MoveNeeds,
  order: StoredOrder,
  mover: Mover & { readonly accountId: number },
  now: Date,
): Promise<Result<null, SaleReturnRefused>> => {
  const refused = saleReturnRefusal(
    { ...order, sold: order.content.sold ?? null, datePlaced: order.placedAt },
    toInstant(now),
  );
  if (refused) return err(refused);
  if (order.status !== 'Delivered') {
    const moved = await moveAndMail(trx, shop, order, 'Cancelled', mover, now);
    return moved.ok ? ok(null) : err({ kind: 'order-being-made' });
  }
  await storeMove(trx, order.id, { from: 'Delivered', to: 'Cancelled' });
  const refund = await refundWholeOrder(trx, order, now);
  // Pieces withdrawn from online have been returned with it.
  for (const { id, pieces } of order.withdrawals) {
    const awaited = pieces.filter(({ comesBack }) => comesBack);
    if (awaited.length > 0 && (await recordReturn(trx, id, { by: mover.accountId, now })))
      await returnPieces(trx, order, awaited);
  }
  await addEvent(
    trx,
    order.id,
    { status: 'Cancelled', at: toInstant(now), by: mover.by },
    mover.accountId,
  );
  const canceled = {
    ...order,
    status: 'Cancelled' as const,
    refunds: refund ? [...order.refunds, refund] : order.refunds,
  };
  const letter = letterToBuyer(canceled, (shown) =>
    orderStepMail(shown, 'brought-back', orderPath(shop, shown)),
  );
  await queueMail(trx, 'order-step', letter, now);
  return ok(null);
};

/**
 * The refunded amount and its method: for a whole order, which is then canceled, or for the
 * amount due.
 */
export type SaleReturned = {
  readonly what: TillReturn;
  readonly store: string;
  readonly means: TillMeans;
  readonly reference: string;
};

type Taken = { readonly entry: TillEntry; readonly colors: readonly number[] };

const returnSaleWithin = async (
  trx: Queries,
  shop: MoveNeeds & WithClock,
  { visitor, accountId }: { readonly visitor: Visitor; readonly accountId: number },
  { number, what, ...given }: SaleReturned & { readonly number: string },
  refuse: (failure: Refused) => never,
): Promise<Taken> => {
  const order = (await lockOrder(trx, number)) ?? refuse({ kind: 'not-found' });
  if (order.content.sold === undefined) return refuse({ kind: 'not-sold-in-store' });
  const now = shop.clock();
  const isCanceledNow = what === 'order' && order.status !== 'Cancelled';
  if (isCanceledNow) {
    const canceled = await cancelSold(trx, shop, order, { by: 'staff', accountId }, now);
    if (!canceled.ok) return refuse(canceled.failure);
  }
  const due = await store.finishTillRefunds(
    trx,
    { id: order.id, currency: order.paid.currency },
    now,
  );
  if (due === null && !isCanceledNow) {
    const known = await store.findTillEntry(trx, number, 'refund');
    return known ? { entry: known, colors: [] } : refuse({ kind: 'nothing-due' });
  }
  const amount = due ?? zero(order.paid.currency);
  await store.insertTillEntry(
    trx,
    { kind: 'refund', orderNumber: number, ...given, amount, accountId },
    now,
  );
  const customer = order.owner.kind === 'customer' ? order.owner.accountId : null;
  await recordAct(
    trx,
    visitor,
    { action: 'sale-taken-back', accountId: customer, about: number },
    now,
  );
  const entry = (await store.findTillEntry(trx, number, 'refund')) ?? refuse({ kind: 'not-found' });
  return { entry, colors: colorsOf(order) };
};

/**
 * Takes back an order at the till where it was paid: cancels it, returns its pieces to stock,
 * pays the money back and records that, in one transaction. Alternatively pays a refund that is
 * due, for example after an online cancellation. Repeating the call returns the same refund.
 */
export const returnAtTill = async (
  shop: TillNeeds,
  actor: Actor,
  number: string,
  given: SaleReturned,
): Promise<Result<TillEntry, Refused>> => {
  const visitor = await actor.visitor();
  const seller = requireStore(visitor);
  if (!seller.ok) return seller;
  const reference = checkTillReference(given.means, given.reference);
  const isStore = shop.settings.stores.some(({ name }) => name === given.store);
  if (!reference.ok || !isStore) {
    return err({
      kind: 'sale-invalid',
      fields: {
        ...(!reference.ok && { reference: reference.failure }),
        ...(!isStore && { store: { kind: 'store-unknown' } }),
      },
    });
  }
  const taken = await attempt<Taken, Refused>(
    shop.database,
    (trx, refuse) =>
      returnSaleWithin(
        trx,
        shop,
        { visitor, accountId: seller.value.id },
        { ...given, reference: reference.value, number },
        refuse,
      ),
    'read committed',
  );
  if (!taken.ok) return taken;
  const { entry, colors } = taken.value;
  if (colors.length > 0) {
    shop.mailQueued();
    shop.stockChanged(colors);
  }
  return ok(entry);
};

const longestRangeMs = 31 * 86_400_000;

/**
 * Payments and refunds of a store between two instants, and the refunds still due. The range is
 * at most a month and one list long.
 */
export const tillDay = async (
  { database }: WithDatabase,
  actor: Actor,
  asked: { readonly store: string; readonly from: string; readonly until: string },
): Promise<Result<TillDay, AccessRefused | { readonly kind: 'range-invalid' }>> => {
  const seller = requireStore(await actor.visitor());
  if (!seller.ok) return seller;
  const [from, until] = [new Date(asked.from), new Date(asked.until)];
  const length = until.getTime() - from.getTime();
  if (!(length >= 0 && length <= longestRangeMs)) return err({ kind: 'range-invalid' });
  const { queries } = database;
  const range = { store: asked.store, from: toInstant(from), until: toInstant(until) };
  const entries = await store.tillEntriesOf(queries, range);
  // A truncated list would add up to less than the till holds.
  if (entries === null) return err({ kind: 'range-invalid' });
  return ok({ entries, due: await store.tillRefundsDue(queries, asked.store) });
};
