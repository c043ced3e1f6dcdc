import { profileRestoreDays } from '@tailorbird/domain/account';
import { deletedBefore, eraseAccount } from '../../contexts/account/store/leaving.ts';
import { removeAllMeans } from '../../contexts/checkout/application/savedMeans.ts';
import { eraseFavorites } from '../../contexts/designer/store/favorites.ts';
import { eraseFitComments, orderNumbersOf } from '../../contexts/orders/store/eraseOrders.ts';
import { eraseSizes } from '../../contexts/sizing/store/eraseSizes.ts';
import { removePhotoFiles } from '../../contexts/support/application/photos/storePhoto.ts';
import { chatPhotosOf, eraseConversations } from '../../contexts/support/store/chatPhotos.ts';
import { eraseClaims, photosOfPieces } from '../../contexts/support/store/eraseClaims.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { WithFiles } from '../../platform/files/fileStore.ts';
import type { WithClock } from '../../platform/runtime/runtime.ts';
import { sizeUses } from '../sizeUses.ts';

const dayMs = 24 * 60 * 60_000;
const batch = 20;

/**
 * Erases an account's data in other contexts. Sizes used in orders stay anonymously, as long as
 * the orders.
 */
const eraseOtherContexts = async (
  trx: Queries,
  { id, email }: { readonly id: number; readonly email: string },
  { orders, photos }: { readonly orders: readonly string[]; readonly photos: readonly string[] },
  now: Date,
): Promise<void> => {
  await trx
    .deleteFrom('subscription')
    .where(({ eb, or }) => or([eb('email', '=', email), eb('account_id', '=', id)]))
    .execute();
  await trx.deleteFrom('inquiry').where('email', '=', email).execute();
  const lines = trx
    .selectFrom('order_line')
    .innerJoin('placed_order', 'placed_order.id', 'order_line.order_id')
    .select('order_line.id')
    .where('placed_order.account_id', '=', id);
  await trx.deleteFrom('fit_feedback').where('order_line_id', 'in', lines).execute();
  const baskets = trx
    .selectFrom('basket')
    .select('id')
    .where('account_id', '=', id)
    .where('status', 'in', ['Open', 'Saved', 'Merged']);
  await trx.deleteFrom('basket_line').where('basket_id', 'in', baskets).execute();
  await trx
    .updateTable('basket')
    .set({ shipping_address: null, drop_point: null })
    .where('account_id', '=', id)
    .where('status', '<>', 'Frozen')
    .execute();
  await trx.deleteFrom('impersonation').where('account_id', '=', id).execute();
  await trx
    .updateTable('staff_record')
    .set({ account_id: null, about: '', reason: '' })
    .where('account_id', '=', id)
    .execute();
  await eraseSizes(trx, sizeUses, { kind: 'customer', accountId: id }, now);
  await removeAllMeans(trx, id);
  await eraseFavorites(trx, id);
  await eraseFitComments(trx, id);
  await eraseClaims(trx, orders, photos);
  await eraseConversations(trx, id);
};

/**
 * Erases profiles that can no longer be restored, each in its own transaction; returns their
 * number.
 */
export const eraseProfiles = async (
  shop: { readonly database: Database } & WithClock & WithFiles,
  isStopped: () => boolean,
): Promise<number> => {
  const { database, clock } = shop;
  let erased = 0;
  for (;;) {
    const now = clock();
    const gone = await deletedBefore(
      database.queries,
      new Date(now.getTime() - profileRestoreDays * dayMs),
      batch,
    );
    for (const account of gone) {
      if (isStopped()) return erased;
      // Deletes files before their rows: after an interruption, orphaned files could not be
      // found.
      const orders = await orderNumbersOf(database.queries, account.id);
      const photos = await photosOfPieces(database.queries, orders);
      for (const photo of [...photos, ...(await chatPhotosOf(database.queries, account.id))])
        await removePhotoFiles(shop, photo);
      await database.transaction(async (trx) => {
        await eraseOtherContexts(trx, account, { orders, photos }, now);
        await eraseAccount(trx, account.id);
      });
      erased += 1;
    }
    if (gone.length < batch) return erased;
  }
};
