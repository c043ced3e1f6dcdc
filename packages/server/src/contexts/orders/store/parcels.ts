import type { Parcel } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { orderNumberOf } from './orders.ts';

export const insertParcel = async (
  trx: Queries,
  orderId: number,
  parcel: Parcel,
): Promise<void> => {
  await trx
    .insertInto('parcel')
    .values({
      order_id: orderId,
      part: parcel.part,
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      sent_at: parcel.sentAt,
      delivered_at: parcel.deliveredAt,
    })
    .execute();
};

/** Removes a parcel that has not arrived; returns false and changes nothing if it has. */
export const withdrawParcel = async (
  trx: Queries,
  orderId: number,
  part: Parcel['part'],
): Promise<boolean> => {
  const withdrawn = await trx
    .deleteFrom('parcel')
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return withdrawn.numDeletedRows > 0n;
};

/** Records the arrival of a parcel; returns false if it was recorded before. */
export const markParcelDelivered = async (
  trx: Queries,
  trackingNumber: string,
  at: string,
): Promise<boolean> => {
  const arrived = await trx
    .updateTable('parcel')
    .set({ delivered_at: at })
    .where('tracking_number', '=', trackingNumber)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return arrived.numUpdatedRows > 0n;
};

export type ParcelUnderWay = {
  readonly orderNumber: string;
  readonly trackingNumber: string;
  readonly sentAt: string;
};

const mostAtOnce = 500;

export const parcelsUnderWay = async (queries: Queries): Promise<readonly ParcelUnderWay[]> => {
  const rows = await queries
    .selectFrom('parcel')
    .select(['order_id', 'tracking_number', 'sent_at'])
    .where('delivered_at', 'is', null)
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ order_id, tracking_number, sent_at }) => ({
    orderNumber: orderNumberOf(order_id),
    trackingNumber: tracking_number,
    sentAt: sent_at,
  }));
};
