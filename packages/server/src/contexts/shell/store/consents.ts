import type { Locale } from '@tailorbird/domain/kernel';
import type { Consent } from '@tailorbird/domain/shell';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** Stores a consent; an existing one stays unchanged. Returns the time it was stored. */
export const insertConsent = async (
  queries: Queries,
  { reference, version, allowed }: Omit<Consent, 'at'>,
  locale: Locale,
  now: Date,
): Promise<Date> => {
  await queries
    .insertInto('consent_record')
    .values({ reference, version, allowed: allowed.join(' '), locale, recorded_at: toInstant(now) })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const row = await queries
    .selectFrom('consent_record')
    .select('recorded_at')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return new Date(row.recorded_at);
};
