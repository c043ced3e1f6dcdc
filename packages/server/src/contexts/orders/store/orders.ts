import { money } from '@tailorbird/domain/kernel';
import type { OrderStatus, SplitOrder } from '@tailorbird/domain/orders';
import { type Insertable, type Selectable, sql } from 'kysely';
import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { OrderDraft } from '../application/orderDraft.ts';
import type {
  OrderEventRow,
  OrderLineRow,
  ParcelRow,
  PlacedOrderRow,
  RefundRow,
  WithdrawalRow,
} from '../tables.ts';
import { addEvent } from './events.ts';
import type { StoredOrder, StoredOrderLine } from './storedOrder.ts';
import { toRefund } from './toRefund.ts';
import { toWithdrawal } from './withdrawals.ts';

export type { StoredOrder, StoredOrderLine } from './storedOrder.ts';

const firstNumber = 100_000;

export const orderNumberOf = (id: number): string => String(firstNumber + id);

export const idOfOrderNumber = (number: string): number | null => {
  const id = /^[1-9]\d{5,14}$/.test(number) ? Number(number) - firstNumber : 0;
  return id > 0 ? id : null;
};

const toLine = (
  row: Selectable<OrderLineRow>,
  currency: PlacedOrderRow['currency'],
): StoredOrderLine => ({
  id: row.id,
  quantity: row.quantity,
  status: row.status,
  productClass: row.product_class,
  snapshot: fromJson(row.snapshot),
  texts: fromJson(row.texts),
  unitPrice: money(row.unit_price, currency),
  priceExclDiscounts: money(row.price_excl_discounts, currency),
  priceInclDiscounts: money(row.price_incl_discounts, currency),
  madeFirst: row.made_first,
  sizeMadeTo:
    row.user_size_id === null
      ? null
      : {
          id: row.user_size_id,
          version: row.size_version ?? 1,
          restVersion: row.rest_size_version ?? row.size_version ?? 1,
        },
});

type Parts = {
  readonly lines: readonly Selectable<OrderLineRow>[];
  readonly events: readonly Selectable<OrderEventRow>[];
  readonly parcels: readonly Selectable<ParcelRow>[];
  readonly refunds: readonly Selectable<RefundRow>[];
  readonly withdrawals: readonly Selectable<WithdrawalRow>[];
};

const toOrder = (
  row: Selectable<PlacedOrderRow>,
  { lines, events, parcels, refunds, withdrawals }: Parts,
): StoredOrder => ({
  id: row.id,
  number: orderNumberOf(row.id),
  owner:
    row.account_id === null
      ? { kind: 'guest', guestKey: row.guest_key ?? '' }
      : { kind: 'customer', accountId: row.account_id },
  email: row.email,
  locale: row.locale,
  status: row.status,
  placedAt: row.placed_at,
  comment: row.comment,
  total: money(row.total, row.currency),
  shipping: money(row.shipping, row.currency),
  credit: money(row.credit, row.currency),
  paid: money(row.paid, row.currency),
  refunds: refunds.map(toRefund),
  withdrawals: withdrawals.map((each) => toWithdrawal(each, row.currency)),
  content: fromJson(row.content),
  lines: lines.map((line) => toLine(line, row.currency)),
  history: events.map(({ status, at, actor, change }) => ({
    status,
    at,
    by: actor,
    ...(change && { change }),
  })),
  parcels: parcels.map(({ part, carrier, tracking_number, sent_at, delivered_at }) => ({
    part,
    carrier,
    trackingNumber: tracking_number,
    sentAt: sent_at,
    deliveredAt: delivered_at,
  })),
  fitAnswer: row.fit_answer,
  fitKey: row.fit_key,
  fitReminders: row.fit_reminders,
  origin: row.origin,
});

const mostListed = 500;

const byOrder = <Row extends { readonly order_id: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> => {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.order_id, [...(found.get(row.order_id) ?? []), row]);
  return found;
};

/**
 * Adds the parts of each order to its row, in the same sequence. Six queries, regardless of the
 * number of rows.
 */
export const withParts = async (
  queries: Queries,
  rows: readonly Selectable<PlacedOrderRow>[],
): Promise<readonly StoredOrder[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await queries
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const events = await queries
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', 'in', ids)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();
  const parcels = await queries
    .selectFrom('parcel')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const refunds = await queries
    .selectFrom('refund')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const withdrawals = byOrder(
    await queries
      .selectFrom('withdrawal')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
  );
  const [linesOf, eventsOf, parcelsOf, refundsOf] = [
    byOrder(lines),
    byOrder(events),
    byOrder(parcels),
    byOrder(refunds),
  ];
  return rows.map((row) =>
    toOrder(row, {
      lines: linesOf.get(row.id) ?? [],
      events: eventsOf.get(row.id) ?? [],
      parcels: parcelsOf.get(row.id) ?? [],
      refunds: refundsOf.get(row.id) ?? [],
      withdrawals: withdrawals.get(row.id) ?? [],
    }),
  );
};

/** A page of orders: maximum length and number of newer orders to skip. */
export type PartOfOrders = { readonly limit: number | null; readonly offset: number };

export const ordersOf = async (
  queries: Queries,
  accountId: number,
  { limit, offset }: PartOfOrders = { limit: null, offset: 0 },
): Promise<readonly StoredOrder[]> =>
  await withParts(
    queries,
    await queries
      .selectFrom('placed_order')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(limit ?? mostListed)
      .offset(offset)
      .execute(),
  );

export const findOrder = async (
  queries: Queries,
  number: string,
): Promise<StoredOrder | undefined> => {
  const id = idOfOrderNumber(number);
  if (id === null) return undefined;
  const rows = await queries.selectFrom('placed_order').selectAll().where('id', '=', id).execute();
  return (await withParts(queries, rows))[0];
};

export const orderOfLine = async (
  queries: Queries,
  lineId: number,
): Promise<StoredOrder | undefined> => {
  const line = await queries
    .selectFrom('order_line')
    .select('order_id')
    .where('id', '=', lineId)
    .executeTakeFirst();
  return line && (await findOrder(queries, orderNumberOf(line.order_id)));
};

/** Orders of which a parcel was sent in a period, in batches, by ISO instants. */
export async function* ordersSentBetween(
  queries: Queries,
  from: string,
  to: string,
): AsyncGenerator<readonly StoredOrder[]> {
  const sent = await queries
    .selectFrom('parcel')
    .select('order_id')
    .distinct()
    .where('sent_at', '>=', from)
    .where('sent_at', '<', to)
    .execute();
  for (let start = 0; start < sent.length; start += mostListed) {
    const ids = sent.slice(start, start + mostListed).map(({ order_id: id }) => id);
    const rows = await queries
      .selectFrom('placed_order')
      .selectAll()
      .where('id', 'in', ids)
      .execute();
    yield await withParts(queries, rows);
  }
}

export const basketOfOrder = async (queries: Queries, orderId: number): Promise<number | null> =>
  (
    await queries
      .selectFrom('placed_order')
      .select('basket_id')
      .where('id', '=', orderId)
      .executeTakeFirst()
  )?.basket_id ?? null;

const insertPlaced = (queries: Queries, order: Insertable<PlacedOrderRow>) =>
  queries.insertInto('placed_order').values(order).returningAll().execute();

const insertLines = (queries: Queries, lines: readonly Insertable<OrderLineRow>[]) =>
  queries.insertInto('order_line').values(lines).returningAll().execute();

/**
 * Inserts an order and its lines, whose numbers in a split start at one. The caller's
 * transaction also settles the payment.
 */
export const insertOrder = async (
  trx: Queries,
  draft: OrderDraft,
  placed: {
    readonly owner: Owner;
    readonly basketId: number | null;
    readonly status: OrderStatus;
    readonly split: SplitOrder | null;
    readonly now: Date;
  },
): Promise<StoredOrder> => {
  const { owner, status, split } = placed;
  const madeFirst = new Map(split?.first.map(({ lineId, quantity }) => [lineId, quantity]));
  const [row] = await insertPlaced(trx, {
    account_id: owner.kind === 'customer' ? owner.accountId : null,
    guest_key: owner.kind === 'guest' ? owner.guestKey : null,
    basket_id: placed.basketId,
    email: draft.email,
    locale: draft.locale,
    status,
    currency: draft.currency,
    total: draft.total,
    shipping: draft.shipping,
    credit: draft.credit,
    paid: draft.paid,
    comment: draft.comment,
    content: toJson(draft.content),
    placed_at: toInstant(placed.now),
    origin: draft.origin,
    fit_reminders: 0,
  });
  if (!row) throw new Error('The new order has no number');
  const lines = await insertLines(
    trx,
    draft.lines.map((line, index) => ({
      order_id: row.id,
      quantity: line.quantity,
      status,
      product_class: line.productClass,
      snapshot: toJson(line.snapshot),
      texts: toJson(line.texts),
      unit_price: line.unitPrice,
      price_excl_discounts: line.priceExclDiscounts,
      price_incl_discounts: line.priceInclDiscounts,
      user_size_id: line.snapshot.userSizeId,
      // Orders from before sizes had versions use the first version.
      size_version: line.snapshot.userSizeId === null ? null : (line.texts.size?.version ?? 1),
      made_first: split && (madeFirst.get(index + 1) ?? 0),
    })),
  );
  const event = await addEvent(trx, row.id, { status, by: 'system', at: toInstant(placed.now) });
  return toOrder(row, { lines, events: [event], parcels: [], refunds: [], withdrawals: [] });
};

/**
 * Assigns a guest's orders to the customer who signed in, if they were placed with the
 * customer's own address. This browser had access to them before, so the address need not be
 * confirmed; otherwise it must be (`transferOrdersTo`).
 */
export const transferOrders = async (
  trx: Queries,
  guestKey: string,
  customer: { readonly accountId: number; readonly email: string },
): Promise<void> => {
  const orders = await trx
    .selectFrom('placed_order')
    .select(['id', 'email'])
    .where('guest_key', '=', guestKey)
    .execute();
  if (orders.length === 0) return;
  const own = orders
    .filter(({ email }) => email.toLowerCase() === customer.email.toLowerCase())
    .map(({ id }) => id);
  if (own.length === 0) return;
  await trx
    .updateTable('placed_order')
    .set({ account_id: customer.accountId, guest_key: null })
    .where('id', 'in', own)
    .execute();
};

/** Assigns guest orders with an address to the customer who confirmed that address. */
export const transferOrdersTo = async (
  trx: Queries,
  customer: { readonly accountId: number; readonly email: string },
): Promise<void> => {
  await trx
    .updateTable('placed_order')
    .set({ account_id: customer.accountId, guest_key: null })
    .where(sql`lower(email)`, '=', customer.email.toLowerCase())
    .where('account_id', 'is', null)
    .execute();
};
