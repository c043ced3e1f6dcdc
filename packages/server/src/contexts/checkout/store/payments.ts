import { type Currency, type Money, money } from '@tailorbird/domain/kernel';
import { type Insertable, type Selectable, sql } from 'kysely';
import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { OrderDraft } from '../../orders/index.ts';
import type { PaymentRow, PaymentStatus, Reservation } from '../tables.ts';

export type StoredPayment = {
  readonly id: number;
  readonly reference: string;
  readonly fingerprint: string;
  readonly status: PaymentStatus;
  readonly decline: PaymentRow['decline'];
  readonly method: PaymentRow['method'];
  readonly provider: string | null;
  readonly amount: Money;
  readonly redirectUrl: string | null;
  readonly reservation: Reservation;
  readonly draft: OrderDraft | null;
  readonly orderNumber: string | null;
  readonly basket: { readonly id: number; readonly owner: Owner };
  readonly updatedAt: string;
};

type Row = Selectable<PaymentRow> & {
  readonly account_id: number | null;
  readonly guest_key: string | null;
};

const toPayment = (row: Row): StoredPayment => ({
  id: row.id,
  reference: row.reference,
  fingerprint: row.fingerprint,
  status: row.status,
  decline: row.decline,
  method: row.method,
  provider: row.provider,
  amount: money(row.amount, row.currency),
  redirectUrl: row.redirect_url,
  reservation: fromJson(row.reservation),
  draft: row.draft === null ? null : fromJson(row.draft),
  orderNumber: row.order_number,
  basket: {
    id: row.basket_id,
    owner:
      row.account_id === null
        ? { kind: 'guest', guestKey: row.guest_key ?? '' }
        : { kind: 'customer', accountId: row.account_id },
  },
  updatedAt: row.updated_at,
});

const withBasket = (queries: Queries) =>
  queries
    .selectFrom('payment')
    .innerJoin('basket', 'basket.id', 'payment.basket_id')
    .selectAll('payment')
    .select(['basket.account_id as account_id', 'basket.guest_key as guest_key']);

const first = ([row]: readonly Row[]): StoredPayment | undefined => row && toPayment(row);

const byId = (queries: Queries, { id }: { readonly id: number }) =>
  withBasket(queries).where('payment.id', '=', id).execute();

export const findPayment = async (
  queries: Queries,
  id: number,
): Promise<StoredPayment | undefined> => first(await byId(queries, { id }));

export const findPaymentOfOrder = async (
  queries: Queries,
  orderNumber: string,
): Promise<StoredPayment | undefined> => {
  const row = await withBasket(queries)
    .where('payment.order_number', '=', orderNumber)
    .where('payment.status', '=', 'authorised')
    .executeTakeFirst();
  return row && toPayment(row);
};

const byReference = (queries: Queries, { reference }: { readonly reference: string }) =>
  withBasket(queries).where('payment.reference', '=', reference).execute();

export const findPaymentByReference = async (
  queries: Queries,
  reference: string,
): Promise<StoredPayment | undefined> => first(await byReference(queries, { reference }));

const byKeyOf =
  (column: 'basket.account_id' | 'basket.guest_key') =>
  (queries: Queries, { owner, key }: { readonly owner: number | string; readonly key: string }) =>
    withBasket(queries)
      .where('idempotency_key', '=', key)
      .where(column, '=', owner)
      .orderBy('payment.id', 'desc')
      .limit(1)
      .execute();
const byKey = {
  customer: byKeyOf('basket.account_id'),
  guest: byKeyOf('basket.guest_key'),
} as const;

/** The owner's payment with this key. Another owner's key is not found. */
export const findPaymentByKey = async (
  queries: Queries,
  owner: Owner,
  idempotencyKey: string,
): Promise<StoredPayment | undefined> => {
  const ownerKey = owner.kind === 'customer' ? owner.accountId : owner.guestKey;
  return first(await byKey[owner.kind](queries, { owner: ownerKey, key: idempotencyKey }));
};

const activeOf = (queries: Queries, { basketId }: { readonly basketId: number }) =>
  withBasket(queries)
    .where('payment.basket_id', '=', basketId)
    .where('payment.status', 'in', ['pending', 'redirect'])
    .execute();

export const findActivePayment = async (
  queries: Queries,
  basketId: number,
): Promise<StoredPayment | undefined> => first(await activeOf(queries, { basketId }));

/** A provider's payments in a status since before a time, oldest first. */
export const paymentsLeft = async (
  queries: Queries,
  provider: string,
  status: 'pending' | 'redirect',
  before: Date,
): Promise<
  readonly { readonly id: number; readonly reference: string; readonly provider: string | null }[]
> =>
  await queries
    .selectFrom('payment')
    .select(['id', 'reference', 'provider'])
    .where('status', '=', status)
    .where((where) => where.or([where('provider', 'is', null), where('provider', '=', provider)]))
    .where('updated_at', '<', toInstant(before))
    .orderBy('id')
    .limit(500)
    .execute();

export type PaymentToBegin = {
  readonly basket: StoredPayment['basket'];
  readonly idempotencyKey: string;
  readonly reference: string;
  readonly fingerprint: string;
  readonly method: PaymentRow['method'];
  readonly provider: string | null;
  readonly amount: Money<Currency>;
  readonly reservation: Reservation;
  readonly draft: OrderDraft;
};

const insertPending = (queries: Queries, payment: Insertable<PaymentRow>) =>
  queries.insertInto('payment').values(payment).returning('id').execute();

export const insertPayment = async (
  trx: Queries,
  payment: PaymentToBegin,
  now: Date,
): Promise<StoredPayment> => {
  const {
    basket,
    idempotencyKey,
    reference,
    fingerprint,
    method,
    provider,
    amount,
    reservation,
    draft,
  } = payment;
  const at = toInstant(now);
  const [entered] = await insertPending(trx, {
    basket_id: basket.id,
    idempotency_key: idempotencyKey,
    reference,
    status: 'pending',
    decline: null,
    fingerprint,
    method,
    provider,
    amount: amount.amount,
    currency: amount.currency,
    redirect_url: null,
    reservation: toJson(reservation),
    draft: toJson(draft),
    order_number: null,
    card_alias: null,
    created_at: at,
    updated_at: at,
  });
  if (!entered) throw new Error('The new payment has no id');
  const began = {
    status: 'pending',
    decline: null,
    redirectUrl: null,
    orderNumber: null,
    updatedAt: at,
  } as const;
  return {
    id: entered.id,
    basket,
    reference,
    fingerprint,
    method,
    provider,
    amount,
    reservation,
    draft,
    ...began,
  };
};

type PaymentChanges = Partial<
  Pick<Row, 'status' | 'decline' | 'redirect_url' | 'order_number' | 'draft' | 'card_alias'>
>;

const changePayment = (
  queries: Queries,
  { id, ...changes }: PaymentChanges & Pick<Row, 'id' | 'updated_at'>,
) => queries.updateTable('payment').set(changes).where('id', '=', id).execute();

export const updatePayment = async (
  trx: Queries,
  id: number,
  changes: PaymentChanges,
  now: Date,
): Promise<void> => {
  await changePayment(trx, { id, ...changes, updated_at: toInstant(now) });
};

/**
 * Changes a payment from redirect to pending; false if a concurrent request did, or it is
 * settled.
 */
export const claimRedirect = async (queries: Queries, id: number, now: Date): Promise<boolean> => {
  const claimed = await queries
    .updateTable('payment')
    .set({ status: 'pending', updated_at: toInstant(now) })
    .where('id', '=', id)
    .where('status', '=', 'redirect')
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
};

const isUnheard = sql<boolean>`payment.decline = 'unheard'`;

/**
 * A provider's canceled payments with unknown status that are due for a query, longest waiting
 * first. `includesWaiting` includes those not yet due.
 */
export const unsettledPayments = async (
  queries: Queries,
  {
    provider,
    now,
    includesWaiting,
  }: { readonly provider: string; readonly now: Date; readonly includesWaiting: boolean },
): Promise<readonly { readonly payment: StoredPayment; readonly attempts: number }[]> => {
  const unheard = withBasket(queries).where(isUnheard).where('payment.provider', '=', provider);
  const due = includesWaiting
    ? unheard
    : unheard.where((where) =>
        where.or([
          where('payment.due_at', 'is', null),
          where('payment.due_at', '<=', toInstant(now)),
        ]),
      );
  const rows = await due
    .orderBy(sql`coalesce(payment.due_at, '')`)
    .orderBy('payment.id')
    .limit(100)
    .execute();
  return rows.map((row) => ({ payment: toPayment(row), attempts: row.attempts }));
};

/**
 * Schedules the next query of a canceled payment before this one; false if a concurrent process
 * did.
 */
export const scheduleQuery = async (
  queries: Queries,
  id: number,
  attempts: number,
  nextAt: Date,
): Promise<boolean> => {
  const counted = await queries
    .updateTable('payment')
    .set({ attempts: attempts + 1, due_at: toInstant(nextAt) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
};

/** Unsettled payments, and canceled ones with unknown status; oldest first. */
export const openPaymentRows = async (
  queries: Queries,
): Promise<
  readonly {
    readonly reference: string;
    readonly status: 'pending' | 'redirect' | 'given-up';
    readonly provider: string | null;
    readonly amount: number;
    readonly currency: Currency;
    readonly beganAt: string;
    readonly updatedAt: string;
  }[]
> => {
  const columns = [
    'id',
    'reference',
    'status',
    'provider',
    'amount',
    'currency',
    'created_at',
    'updated_at',
  ] as const;
  const all = queries.selectFrom('payment').select(columns).orderBy('id').limit(500);
  const rows = [
    ...(await all.where('status', 'in', ['pending', 'redirect']).execute()),
    ...(await all.where(isUnheard).execute()),
  ];
  return rows
    .toSorted((one, other) => one.id - other.id)
    .map(({ reference, status, provider, amount, currency, created_at, updated_at }) => ({
      reference,
      status: status === 'pending' || status === 'redirect' ? status : 'given-up',
      provider,
      amount,
      currency,
      beganAt: created_at,
      updatedAt: updated_at,
    }));
};
