import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { SandboxPaymentRow } from '../tables.ts';

/** A payment in the books of the sandbox bank. */
export type Row = Selectable<SandboxPaymentRow>;

/** The bank's page of a payment. */
export const challengePath = (reference: string): string => `/sandbox/3ds/${reference}`;

/** References are UUIDs; nothing else needs to be looked up. */
const isReference = (text: string): boolean => /^[\da-f-]{36}$/.test(text);

export const findSandboxPayment = async (queries: Queries, reference: string): Promise<Row | undefined> =>
  isReference(reference)
    ? await queries.selectFrom('sandbox_payment').selectAll().where('reference', '=', reference).executeTakeFirst()
    : undefined;

/** What the customer decided at the bank's page; the first decision counts. Answers the payment as it then is. */
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
