import type { Locale } from '@tailorbird/domain/kernel';
import type { Queries } from '../database/database.ts';

/**
 * The mail language chosen by the customer with this address; undefined without a choice or an
 * account.
 */
export const chosenLanguage = async (
  queries: Queries,
  email: string,
): Promise<Locale | undefined> => {
  const address = email.trim().normalize('NFC').toLowerCase();
  const row = await queries
    .selectFrom('account')
    .select('mail_language')
    .where('email', '=', address)
    .executeTakeFirst();
  return row?.mail_language ?? undefined;
};
