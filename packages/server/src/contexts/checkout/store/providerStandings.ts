import { fromJson, toJson } from '../../../platform/database/columns.ts';
import type { ProviderPayment } from '../application/paymentProvider.ts';
import type { GivenBackPart } from '../tables.ts';
import { findInBook, type ProviderBook, type ProviderBooks } from './providerPayments.ts';

/*
 * What the shop writes down itself of payments at a provider that cannot be asked how one stands.
 */

/** What was given back of a payment, by the key it was asked for with. */
export type GivenBack = Readonly<Record<string, GivenBackPart>>;

/** How a payment stands as far as the provider was heard; null where it was not. */
export const standingIn = (book: ProviderBook): ProviderPayment | null => {
  const noted = book.standing === null ? null : (fromJson(book.standing) as ProviderPayment);
  // What was taken after all is told although it was given up: it has to go back.
  if (noted?.status === 'authorised') return noted;
  return book.decline === null ? noted : { status: 'declined', decline: book.decline };
};

/** Writes down how a payment stands. What was taken stays taken. */
export const noteStanding = async (
  books: ProviderBooks,
  reference: string,
  standing: ProviderPayment,
  id: string | null,
): Promise<ProviderPayment> => {
  for (;;) {
    const book = await findInBook(books, reference);
    if (!book) return standing;
    const known = standingIn(book);
    if (known?.status === 'authorised') return known;
    const noted = await books.queries
      .updateTable('provider_payment')
      .set({
        standing: toJson(standing),
        ...(standing.status === 'declined' &&
          book.decline === null && { decline: standing.decline }),
        ...(id !== null && { provider_id: id }),
      })
      .where('reference', '=', reference)
      .where('provider', '=', books.provider)
      .where('standing', book.standing === null ? 'is' : '=', book.standing)
      .returningAll()
      .executeTakeFirst();
    if (noted) return standingIn(noted) ?? standing;
  }
};

/** Writes down what is about to be asked for, and with what, where that is good for one payment. Answers false where the payment was given up, or something else was paid with the same. */
export const noteAsked = async (
  books: ProviderBooks,
  reference: string,
  { amount, means }: { amount: number; means: string | null },
): Promise<boolean> => {
  const other =
    means === null
      ? undefined
      : await books.queries
          .selectFrom('provider_payment')
          .select('reference')
          .where('means', '=', means)
          .executeTakeFirst();
  if (other && other.reference !== reference) return false;
  const noted = await books.queries
    .updateTable('provider_payment')
    .set({ amount, means })
    .where('reference', '=', reference)
    .where('provider', '=', books.provider)
    .where('decline', 'is', null)
    .returning('reference')
    .executeTakeFirst();
  return noted !== undefined;
};

/** Changes what was given back of a payment, as it is at that moment; answers it as it is then. */
export const changeGivenBack = async (
  books: ProviderBooks,
  reference: string,
  change: (book: { readonly given: GivenBack; readonly taken: number }) => GivenBack,
): Promise<GivenBack> => {
  for (;;) {
    const book = await findInBook(books, reference);
    if (!book) return {};
    const given: GivenBack = book.given_back === null ? {} : fromJson(book.given_back);
    const next = change({ given, taken: book.amount ?? 0 });
    const changed = await books.queries
      .updateTable('provider_payment')
      .set({ given_back: toJson(next) })
      .where('reference', '=', reference)
      .where('provider', '=', books.provider)
      .where('given_back', book.given_back === null ? 'is' : '=', book.given_back)
      .returning('reference')
      .executeTakeFirst();
    if (changed) return next;
  }
};
