import type { Queries } from '../../../platform/database/database.ts';

/** Settled claims about these orders. An open claim keeps the data needed to answer it. */
const settledAbout = (queries: Queries, orderNumbers: readonly string[]) =>
  queries
    .selectFrom('claim')
    .select('id')
    .where('order_number', 'in', orderNumbers)
    .where('status', '=', 'Settled');

/**
 * Photos of pieces in settled claims about orders, and in drafts about them. Excludes receipts.
 */
export const photosOfPieces = async (
  queries: Queries,
  orderNumbers: readonly string[],
): Promise<readonly string[]> => {
  if (orderNumbers.length === 0) return [];
  const rows = await queries
    .selectFrom('claim_photo')
    .select('id')
    .where('order_number', 'in', orderNumbers)
    .where((eb) =>
      eb.or([
        eb('claim_id', 'is', null),
        eb.and([
          eb('order_line_id', 'is not', null),
          eb('claim_id', 'in', settledAbout(queries, orderNumbers)),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Removes address, texts, fit and these photos from settled claims about orders, and keeps the
 * decision. The files must be deleted already.
 */
export const eraseClaims = async (
  trx: Queries,
  orderNumbers: readonly string[],
  photos: readonly string[],
): Promise<void> => {
  if (orderNumbers.length === 0) return;
  if (photos.length > 0) await trx.deleteFrom('claim_photo').where('id', 'in', photos).execute();
  await trx
    .updateTable('claim')
    .set({ email: '', comment: '' })
    .where('id', 'in', settledAbout(trx, orderNumbers))
    .execute();
  await trx
    .updateTable('claim_item')
    .set({ zones: null })
    .where('claim_id', 'in', settledAbout(trx, orderNumbers))
    .execute();
};
