import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { ProviderPayment } from '../application/paymentProvider.ts';
import type { SandboxPaymentRow } from '../tables.ts';

export type Row = Selectable<SandboxPaymentRow>;

export type Standing = Pick<Row, 'status' | 'decline'>;

/** The path of the bank's or wallet's page on which a customer decides. */
export const decisionPath = ({ method, reference }: Pick<Row, 'method' | 'reference'>): string =>
  method === 'card' ? `/sandbox/3ds/${reference}` : `/sandbox/wallets/${reference}`;

export const toPayment = (row: Row): ProviderPayment => {
  switch (row.status) {
    case 'authorised':
      return {
        status: 'authorised',
        ...(row.card_alias !== '' && { card: row.card_alias }),
        ...(row.last_four !== '' && { lastFour: row.last_four }),
      };
    case 'challenge':
      return { status: 'redirect', url: new URL(decisionPath(row), row.return_url).href };
    case 'refused':
      return { status: 'declined', decline: row.decline ?? 'payment-refused' };
    case 'cancelled':
      return { status: 'declined', decline: row.decline ?? 'payment-cancelled' };
  }
};

/** References are UUIDs; other values need no query. */
const isReference = (text: string): boolean => /^[\da-f-]{36}$/.test(text);

export const findSandboxPayment = async (
  queries: Queries,
  reference: string,
): Promise<Row | undefined> =>
  isReference(reference)
    ? await queries
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
    : undefined;

export const sandboxPayment = async (queries: Queries, reference: string): Promise<Row> => {
  const row = await findSandboxPayment(queries, reference);
  if (!row) throw new Error('Unknown sandbox payment');
  return row;
};

export const enterSandboxPayment = async (queries: Queries, row: Row): Promise<Row> =>
  (await queries
    .insertInto('sandbox_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()) ?? (await sandboxPayment(queries, row.reference));

/** Changes a waiting payment; a settled one stays unchanged. */
export const settleSandboxPayment = async (
  queries: Queries,
  reference: string,
  standing: Standing,
): Promise<Row> => {
  await queries
    .updateTable('sandbox_payment')
    .set(standing)
    .where('reference', '=', reference)
    .where('status', '=', 'challenge')
    .execute();
  return await sandboxPayment(queries, reference);
};

export const statusBy = ({ method, decision }: Pick<Row, 'method' | 'decision'>): Standing => {
  switch (decision) {
    case 'approve':
      return { status: 'authorised', decline: null };
    case 'cancel':
      return { status: 'cancelled', decline: null };
    case 'decline':
    case null:
      return {
        status: 'refused',
        decline: method === 'card' ? 'not-authenticated' : 'payment-refused',
      };
  }
};

/**
 * Stores the customer's decision on the bank's or wallet's page; the first one counts. Returns
 * the payment.
 */
export const decideSandboxPayment = async (
  queries: Queries,
  reference: string,
  decision: NonNullable<Row['decision']>,
  result: string,
): Promise<Row | undefined> => {
  if (!isReference(reference)) return undefined;
  await queries
    .updateTable('sandbox_payment')
    .set({ decision, result })
    .where('reference', '=', reference)
    .where('status', '=', 'challenge')
    .where('decision', 'is', null)
    .execute();
  return await findSandboxPayment(queries, reference);
};
