import type { Currency } from '@tailorbird/domain/kernel';
import { toFlag, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { BasketStatus } from '../tables.ts';
import type { StoredBasket } from './baskets.ts';
export type BasketChoices = Partial<
  Pick<
    StoredBasket,
    'voucherCodes' | 'shippingAddress' | 'shippingMethodCode' | 'dropPoint' | 'creditActive'
  >
>;

export const changeChoices = async (
  trx: Queries,
  basket: StoredBasket,
  choices: BasketChoices,
): Promise<StoredBasket> => {
  const changed: StoredBasket = { ...basket, ...choices };
  await trx
    .updateTable('basket')
    .set({
      voucher_codes: toJson(changed.voucherCodes),
      shipping_address: changed.shippingAddress && toJson(changed.shippingAddress),
      shipping_method_code: changed.shippingMethodCode,
      drop_point: changed.dropPoint && toJson(changed.dropPoint),
      credit_active: toFlag(changed.creditActive),
    })
    .where('id', '=', basket.id)
    .execute();
  return changed;
};

export const setBasketStatus = async (
  trx: Queries,
  basketId: number,
  status: BasketStatus,
): Promise<void> => {
  await trx.updateTable('basket').set({ status }).where('id', '=', basketId).execute();
};

export const freeze = async (trx: Queries, basketId: number, currency: Currency): Promise<void> => {
  await trx
    .updateTable('basket')
    .set({ status: 'Frozen', currency })
    .where('id', '=', basketId)
    .execute();
};
