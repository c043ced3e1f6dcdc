import type { Locale } from '@tailorbird/domain/kernel';
import type { Inquiry } from '@tailorbird/domain/support';
import { toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

export const hasInquiry = async (queries: Queries, key: string): Promise<boolean> =>
  (await queries
    .selectFrom('inquiry')
    .select('id')
    .where('form_key', '=', key)
    .executeTakeFirst()) !== undefined;

/** Stores an inquiry; false if this form was stored before. */
export const insertInquiry = async (
  trx: Queries,
  inquiry: Inquiry,
  key: string,
  locale: Locale,
  now: Date,
): Promise<boolean> => {
  const row = await trx
    .insertInto('inquiry')
    .values({
      form_key: key,
      topic: inquiry.topic,
      email: inquiry.email,
      fields: toJson(inquiry.values),
      locale,
      created_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
