import { fromJson, toJson } from '../../../platform/database/columns.ts';
import type { ProviderPayment } from '../application/paymentProvider.ts';
import type { ProviderRefund } from '../tables.ts';
import { findProviderPayment, type ProviderBook, type ProviderBooks } from './providerPayments.ts';

/* The shop's own record of payments, for providers without a status request. */

export type RefundedParts = Readonly<Record<string, ProviderRefund>>;

/** The last known status of a payment; null without a response. */
export const lastStatus = (book: ProviderBook): ProviderPayment | null => {
  const noted = book.standing === null ? null : (fromJson(book.standing) as ProviderPayment);
  // A canceled payment that took money is reported as authorised, so that it is refunded.
  if (noted?.status === 'authorised') return noted;
  return book.decline === null ? noted : { status: 'declined', decline: book.decline };
};

/** Stores the status of a payment. An authorised one stays authorised. */
export const recordStatus = async (
  books: ProviderBooks,
  reference: string,
  standing: ProviderPayment,
  id: string | null,
): Promise<ProviderPayment> => {
  for (;;) {
    const book = await findProviderPayment(books, reference);
    if (!book) return standing;
    const known = lastStatus(book);
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
    if (noted) return lastStatus(noted) ?? standing;
  }
};

/**
 * Stores a request before it is sent, with its one-time token. False if the payment was
 * canceled, or another one used the token.
 */
export const recordQuery = async (
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

/** Updates the refunded parts atomically; returns them. */
export const changeRefunded = async (
  books: ProviderBooks,
  reference: string,
  change: (book: { readonly given: RefundedParts; readonly taken: number }) => RefundedParts,
): Promise<RefundedParts> => {
  for (;;) {
    const book = await findProviderPayment(books, reference);
    if (!book) return {};
    const given: RefundedParts = book.given_back === null ? {} : fromJson(book.given_back);
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
