import type { Locale } from '@tailorbird/domain/kernel';
import type { Queries } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';

const languageOf = prepared(({ email }: { readonly email: string }, queries) =>
  queries.selectFrom('account').select('mail_language').where('email', '=', email),
);

/** The language the customer with this address has chosen for all mails; undefined where they have chosen none, and where nobody has an account. */
export const chosenLanguage = async (
  queries: Queries,
  email: string,
): Promise<Locale | undefined> => {
  const address = email.trim().normalize('NFC').toLowerCase();
  const {
    rows: [row],
  } = await languageOf(queries, { email: address });
  return row?.mail_language ?? undefined;
};
