import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { ProviderPayment } from '../application/paymentProvider.ts';
import type { SandboxPaymentRow } from '../tables.ts';

/** A payment in the books of the sandbox bank. */
export type Row = Selectable<SandboxPaymentRow>;

export type Standing = Pick<Row, 'status' | 'decline'>;

/** The page on which a customer decides about a payment: the bank's, or the wallet's. */
export const decisionPath = ({ method, reference }: Pick<Row, 'method' | 'reference'>): string =>
  method === 'card' ? `/sandbox/3ds/${reference}` : `/sandbox/wallets/${reference}`;

/** A payment as the shop is told of it. */
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

/** References are UUIDs; nothing else needs to be looked up. */
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

/** A payment that is there. */
export const sandboxPayment = async (queries: Queries, reference: string): Promise<Row> => {
  const row = await findSandboxPayment(queries, reference);
  if (!row) throw new Error('Unknown sandbox payment');
  return row;
};

/** Enters a payment; one that is known already stays as it is. */
export const enterSandboxPayment = async (queries: Queries, row: Row): Promise<Row> =>
  (await queries
    .insertInto('sandbox_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()) ?? (await sandboxPayment(queries, row.reference));

/** Changes a payment that still waits; one that is settled stays as it is. */
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

/** How a payment stands by what its customer decided. */
export const standingBy = ({ method, decision }: Pick<Row, 'method' | 'decision'>): Standing => {
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

/** What the customer decided at the bank's or the wallet's page; the first decision counts. Answers the payment as it then is. */
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
