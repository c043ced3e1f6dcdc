import { toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoredOrderLine } from './storedOrder.ts';

/** Stores a change of all pieces of a line. Quantity and prices stay as agreed. */
export const storeChangedLine = async (
  trx: Queries,
  {
    id,
    snapshot,
    texts,
    sizeMadeTo,
  }: Pick<StoredOrderLine, 'id' | 'snapshot' | 'texts' | 'sizeMadeTo'>,
): Promise<void> => {
  await trx
    .updateTable('order_line')
    .set({
      snapshot: toJson(snapshot),
      texts: toJson(texts),
      user_size_id: sizeMadeTo?.id ?? null,
      size_version: sizeMadeTo?.version ?? null,
      rest_size_version: null,
    })
    .where('id', '=', id)
    .execute();
};

/**
 * Moves pieces of a line to a new line and updates the old one. Returns the id of the new line.
 */
export const splitStoredLine = async (
  trx: Queries,
  orderId: number,
  rest: StoredOrderLine,
  apart: StoredOrderLine,
): Promise<number> => {
  await trx
    .updateTable('order_line')
    .set({
      quantity: rest.quantity,
      price_excl_discounts: rest.priceExclDiscounts.amount,
      price_incl_discounts: rest.priceInclDiscounts.amount,
      made_first: rest.madeFirst,
    })
    .where('id', '=', rest.id)
    .execute();
  const { id } = await trx
    .insertInto('order_line')
    .values({
      order_id: orderId,
      quantity: apart.quantity,
      status: apart.status,
      product_class: apart.productClass,
      snapshot: toJson(apart.snapshot),
      texts: toJson(apart.texts),
      unit_price: apart.unitPrice.amount,
      price_excl_discounts: apart.priceExclDiscounts.amount,
      price_incl_discounts: apart.priceInclDiscounts.amount,
      user_size_id: apart.sizeMadeTo?.id ?? null,
      size_version: apart.sizeMadeTo?.version ?? null,
      made_first: apart.madeFirst,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
