import type { KnownCustomer, StaffRecord } from '@tailorbird/domain/account';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

const mostFound = 20;
const mostRecords = 200;

const known = (queries: Queries) =>
  queries
    .selectFrom('account')
    .select((table) => [
      'account.id as id',
      'account.email as email',
      'first_name',
      'last_name',
      'account.created_at as created_at',
      table
        .selectFrom('placed_order')
        .select((order) => order.fn.countAll<number>().as('orders'))
        .whereRef('placed_order.account_id', '=', 'account.id')
        .as('orders'),
    ])
    .where('is_active', '=', 1);

type KnownRow = {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: string;
  readonly orders: number | null;
};
const toKnown = (row: KnownRow): KnownCustomer => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  orderCount: Number(row.orders ?? 0),
  joinedAt: row.created_at,
});

/** Staff accounts are not customers: they are neither found nor opened. */
const customers = (queries: Queries) =>
  (['is_staff', 'is_store', 'is_superuser', 'impersonate', 'is_store_impersonate'] as const).reduce(
    (found, power) => found.where(power, '=', 0),
    known(queries),
  );

export const findCustomers = async (
  queries: Queries,
  search: string,
): Promise<readonly KnownCustomer[]> => {
  const words = search
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[%_]/g, ''))
    .filter((word) => word !== '')
    .slice(0, 5);
  if (words.length === 0) return [];
  let found = customers(queries);
  for (const word of words) {
    found = found.where(({ eb, fn, or }) =>
      or([
        ...(['account.email', 'first_name', 'last_name'] as const).map((column) =>
          eb(fn<string>('lower', [column]), 'like', `%${word}%`),
        ),
        ...(/^[1-9]\d{0,8}$/.test(word) ? [eb('account.id', '=', Number(word))] : []),
      ]),
    );
  }
  return (await found.orderBy('account.id', 'desc').limit(mostFound).execute()).map(toKnown);
};

export const findCustomer = async (
  queries: Queries,
  id: number,
): Promise<KnownCustomer | undefined> => {
  const row = await customers(queries).where('account.id', '=', id).executeTakeFirst();
  return row && toKnown(row);
};

export const recordsOf = async (
  queries: Queries,
  accountId: number | null,
): Promise<readonly StaffRecord[]> => {
  const all = queries
    .selectFrom('staff_record')
    .leftJoin('account as staff', 'staff.id', 'staff_record.by_account_id')
    .leftJoin('account as customer', 'customer.id', 'staff_record.account_id')
    .select([
      'staff_record.id as id',
      'at',
      'action',
      'about',
      'reason',
      'impersonation_id',
      'staff.email as by_email',
      'customer.email as customer_email',
    ]);
  const rows = await (accountId === null
    ? all
    : all.where('staff_record.account_id', '=', accountId)
  )
    .orderBy('staff_record.id', 'desc')
    .limit(mostRecords)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_email,
    action: row.action,
    customer: row.customer_email,
    about: row.about,
    reason: row.reason,
    isActing: row.impersonation_id !== null,
  }));
};

export type StoredImpersonation = {
  readonly id: number;
  readonly accountId: number;
  readonly reason: string;
  readonly startedAt: string;
  readonly expiresAt: string;
};

export const findImpersonation = async (
  queries: Queries,
  id: number,
): Promise<StoredImpersonation | undefined> => {
  const row = await queries
    .selectFrom('impersonation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      reason: row.reason,
      startedAt: row.started_at,
      expiresAt: row.expires_at,
    }
  );
};

export const startImpersonation = async (
  trx: Queries,
  started: {
    readonly tokenHash: string;
    readonly byAccountId: number;
    readonly accountId: number;
    readonly reason: string;
    readonly until: Date;
  },
  now: Date,
): Promise<number> => {
  const { id } = await trx
    .insertInto('impersonation')
    .values({
      by_account_id: started.byAccountId,
      account_id: started.accountId,
      reason: started.reason,
      started_at: toInstant(now),
      expires_at: toInstant(started.until),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('session')
    .set({ impersonation_id: id })
    .where('token_hash', '=', started.tokenHash)
    .execute();
  return id;
};

export const endImpersonation = async (trx: Queries, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('impersonation')
    .set({ ended_at: toInstant(now) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .updateTable('session')
    .set({ impersonation_id: null })
    .where('impersonation_id', '=', id)
    .execute();
};
