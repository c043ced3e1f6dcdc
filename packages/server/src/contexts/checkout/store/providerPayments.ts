import type { Selectable } from 'kysely';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Decline } from '../application/paymentProvider.ts';
import type { ProviderPaymentRow } from '../tables.ts';

export type ProviderBook = Selectable<ProviderPaymentRow>;

/** Records of one provider; payments of others are not visible. */
export type ProviderBooks = { readonly queries: Queries; readonly provider: string };

export const findProviderPayment = async (
  { queries, provider }: ProviderBooks,
  reference: string,
): Promise<ProviderBook | null> =>
  (await queries
    .selectFrom('provider_payment')
    .selectAll()
    .where('reference', '=', reference)
    .where('provider', '=', provider)
    .executeTakeFirst()) ?? null;

/**
 * Inserts a record before the provider call or, with a decline, instead of it; an existing one
 * stays unchanged. Throws if it belongs to another provider.
 */
export const insertProviderPayment = async (
  books: ProviderBooks,
  { reference, decline, now }: { reference: string; decline: Decline | null; now: Date },
): Promise<ProviderBook> => {
  const { queries, provider } = books;
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
  const book = await findProviderPayment(books, reference);
  if (!book) throw new Error(`The payment does not belong to ${provider}`);
  return book;
};

const inBook = ({ queries, provider }: ProviderBooks, reference: string) =>
  queries
    .updateTable('provider_payment')
    .where('reference', '=', reference)
    .where('provider', '=', provider);

/**
 * Stores the provider's id of a payment. False if it was canceled meanwhile, or has another id.
 */
export const recordProviderId = async (
  books: ProviderBooks,
  reference: string,
  id: string,
): Promise<boolean> => {
  const noted = await inBook(books, reference)
    .set({ provider_id: id })
    .where('decline', 'is', null)
    .where((where) => where.or([where('provider_id', 'is', null), where('provider_id', '=', id)]))
    .returning('reference')
    .executeTakeFirst();
  return noted !== undefined;
};

/** Cancels a payment without provider id, so that it is not requested. */
export const cancelUnrequested = async (books: ProviderBooks, reference: string): Promise<void> => {
  await inBook(books, reference)
    .set({ decline: 'payment-cancelled' })
    .where('decline', 'is', null)
    .where('provider_id', 'is', null)
    .execute();
};

export const recordDecline = async (
  books: ProviderBooks,
  reference: string,
  decline: Decline,
): Promise<Decline> => {
  await inBook(books, reference).set({ decline }).where('decline', 'is', null).execute();
  return (await findProviderPayment(books, reference))?.decline ?? decline;
};
