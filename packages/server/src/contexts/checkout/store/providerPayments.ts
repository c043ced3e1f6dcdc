import type { Selectable } from 'kysely';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Decline } from '../application/paymentProvider.ts';
import type { ProviderPaymentRow } from '../tables.ts';

/** What the shop knows of a payment at its provider. */
export type ProviderBook = Selectable<ProviderPaymentRow>;

export const findInBook = async (queries: Queries, reference: string): Promise<ProviderBook | null> =>
  (await queries.selectFrom('provider_payment').selectAll().where('reference', '=', reference).executeTakeFirst()) ?? null;

/** Enters a payment before the provider is asked, or, with a decline, instead of asking; one that is there stays as it is. */
export const enterInBook = async (
  queries: Queries,
  { reference, provider, decline, now }: { reference: string; provider: string; decline: Decline | null; now: Date },
): Promise<ProviderBook> => {
  await queries
    .insertInto('provider_payment')
    .values({
      reference,
      provider,
      provider_id: null,
      decline,
      amount: null,
      means: null,
      standing: null,
      given_back: null,
      created_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const book = await findInBook(queries, reference);
  if (!book) throw new Error('A payment that was entered is not there');
  return book;
};

/** What the provider calls a payment. Answers false when it was given up meanwhile, or the provider calls it something else. */
export const noteProviderId = async (queries: Queries, reference: string, id: string): Promise<boolean> => {
  const noted = await queries
    .updateTable('provider_payment')
    .set({ provider_id: id })
    .where('reference', '=', reference)
    .where('decline', 'is', null)
    .where((where) => where.or([where('provider_id', 'is', null), where('provider_id', '=', id)]))
    .returning('reference')
    .executeTakeFirst();
  return noted !== undefined;
};

/** Gives up a payment the provider has no name for yet, so that it is not asked to take it. */
export const giveUpUnasked = async (queries: Queries, reference: string): Promise<void> => {
  await queries
    .updateTable('provider_payment')
    .set({ decline: 'payment-cancelled' })
    .where('reference', '=', reference)
    .where('decline', 'is', null)
    .where('provider_id', 'is', null)
    .execute();
};

/** Why nothing was taken: what was said first holds. */
export const noteDecline = async (queries: Queries, reference: string, decline: Decline): Promise<Decline> => {
  await queries.updateTable('provider_payment').set({ decline }).where('reference', '=', reference).where('decline', 'is', null).execute();
  return (await findInBook(queries, reference))?.decline ?? decline;
};
