import type { Queries } from '../../../platform/database/database.ts';

/** Claims that are settled, about these orders. One that is open keeps what it takes to answer it. */
const settledAbout = (queries: Queries, orderNumbers: readonly string[]) =>
  queries
    .selectFrom('claim')
    .select('id')
    .where('order_number', 'in', orderNumbers)
    .where('status', '=', 'Settled');

/** Photos of pieces in settled claims about orders, and those of drafts about them. Receipts are not among them. */
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

/** Leaves of the settled claims about orders what was decided, and nobody's address, words, fit or these photos, whose files are gone. */
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
