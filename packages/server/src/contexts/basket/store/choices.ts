import type { Currency } from '@tailorbird/domain/kernel';
import type { Updateable } from 'kysely';
import { toFlag, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { BasketStatus, BasketTables } from '../tables.ts';
import type { StoredBasket } from './baskets.ts';
export type BasketChoices = Partial<
  Pick<
    StoredBasket,
    'voucherCodes' | 'shippingAddress' | 'shippingMethodCode' | 'dropPoint' | 'creditActive'
  >
>;

type Choices = Required<
  Pick<
    Updateable<BasketTables['basket']>,
    'voucher_codes' | 'shipping_address' | 'shipping_method_code' | 'drop_point' | 'credit_active'
  >
>;

const updateChoices = prepared((chosen: Choices & { readonly id: number }, queries) =>
  queries
    .updateTable('basket')
    .set({
      voucher_codes: chosen.voucher_codes,
      shipping_address: chosen.shipping_address,
      shipping_method_code: chosen.shipping_method_code,
      drop_point: chosen.drop_point,
      credit_active: chosen.credit_active,
    })
    .where('id', '=', chosen.id),
);

/** Writes what a customer chose for the whole basket; answers the basket as it then is. */
export const changeChoices = async (
  trx: Queries,
  basket: StoredBasket,
  choices: BasketChoices,
): Promise<StoredBasket> => {
  const changed: StoredBasket = { ...basket, ...choices };
  await updateChoices(trx, {
    id: basket.id,
    voucher_codes: toJson(changed.voucherCodes),
    shipping_address: changed.shippingAddress && toJson(changed.shippingAddress),
    shipping_method_code: changed.shippingMethodCode,
    drop_point: changed.dropPoint && toJson(changed.dropPoint),
    credit_active: toFlag(changed.creditActive),
  });
  return changed;
};

const updateStatus = prepared(
  ({ id, status }: { readonly id: number; readonly status: BasketStatus }, queries) =>
    queries.updateTable('basket').set({ status }).where('id', '=', id),
);

export const setBasketStatus = async (
  trx: Queries,
  basketId: number,
  status: BasketStatus,
): Promise<void> => {
  await updateStatus(trx, { id: basketId, status });
};

const freezeIn = prepared(
  ({ id, currency }: { readonly id: number; readonly currency: Currency }, queries) =>
    queries.updateTable('basket').set({ status: 'Frozen', currency }).where('id', '=', id),
);

export const freeze = async (trx: Queries, basketId: number, currency: Currency): Promise<void> => {
  await freezeIn(trx, { id: basketId, currency });
};
