import { isExpired } from '@tailorbird/domain/checkout';
import { fromJson, toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { SavedCard } from '../application/paymentProvider.ts';
import type { SandboxCardRow } from '../tables.ts';
import { findSandboxPayment } from './books.ts';
import type { TokenisedCard } from './tokens.ts';

const toKept = ({ name, brand, last_four, expires }: SandboxCardRow): SavedCard => ({
  name,
  kind: 'card',
  brand,
  lastFour: last_four,
  expires,
});

const columns = [
  'name',
  'reference',
  'outcome',
  'last_four',
  'card_alias',
  'brand',
  'expires',
] as const;

/** The behavior of a saved card; null if it is unknown or expired. */
export const findSavedCard = async (
  queries: Queries,
  name: string,
  now: Date,
): Promise<TokenisedCard | null> => {
  const row = await queries
    .selectFrom('sandbox_card')
    .select(columns)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && !isExpired(row, toInstant(now)) ? row : null;
};

/**
 * Saves the card of an authorised payment that requested it, once. `newName` is its reference.
 */
export const saveCard = async (
  queries: Queries,
  reference: string,
  newName: string,
): Promise<SavedCard | null> => {
  const payment = await findSandboxPayment(queries, reference);
  if (payment?.status !== 'authorised' || payment.keeps === null) return null;
  const { last_four, card_alias } = payment;
  await queries
    .insertInto('sandbox_card')
    .values({ ...fromJson(payment.keeps), name: newName, reference, last_four, card_alias })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return toKept(
    await queries
      .selectFrom('sandbox_card')
      .select(columns)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow(),
  );
};

export const deleteSavedCard = async (queries: Queries, name: string): Promise<void> => {
  const gone = await queries
    .deleteFrom('sandbox_card')
    .where('name', '=', name)
    .returning('reference')
    .executeTakeFirst();
  if (gone)
    await queries
      .updateTable('sandbox_payment')
      .set({ keeps: null })
      .where('reference', '=', gone.reference)
      .execute();
};
