import { selectShippingMethod, shippingDiscountsOn } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { freeze, setBasketStatus } from '../store/choices.ts';
import { lockBaskets } from '../store/lockBaskets.ts';
import { redeemVoucher, returnVouchers } from '../store/vouchers.ts';
import { reinstateSavedBasket } from './mergeGuestBasket.ts';
import type { BasketView } from './price.ts';

/* A basket with a payment. Each function here runs within the payment's transaction. */

export type PaidBasket = { readonly id: number; readonly owner: Owner };

export { lockCurrentBasket } from '../store/lockBaskets.ts';

export const lockPaidBasket = async (trx: Queries, { id, owner }: PaidBasket): Promise<void> => {
  await lockBaskets(trx, [owner], id);
};

/** Locks the basket's content and currency while a payment is pending. */
export const freezeBasket = async (trx: Queries, { stored, currency }: BasketView): Promise<void> =>
  await freeze(trx, stored.id, currency);

/** Only vouchers that reduce the price now are used up. */
const vouchersInUse = ({ priced, stored, vouchers }: BasketView) => {
  const method = selectShippingMethod({
    ...priced,
    activeShippingMethodCode: stored.shippingMethodCode,
  });
  const used = new Set(
    [...priced.voucherDiscounts, ...shippingDiscountsOn(priced, method)].map(({ code }) => code),
  );
  return vouchers.filter(({ code }) => used.has(code));
};

/**
 * Redeems the basket's vouchers; fails with the code of a voucher that was redeemed elsewhere
 * first.
 */
export const redeemVouchers = async (
  trx: Queries,
  view: BasketView,
  now: Date,
): Promise<Result<null, string>> => {
  const { id, owner } = view.stored;
  const user = { accountId: owner.kind === 'customer' ? owner.accountId : null, basketId: id };
  for (const voucher of vouchersInUse(view)) {
    if (!(await redeemVoucher(trx, voucher, user, now))) return err(voucher.code);
  }
  return ok(null);
};

const reinstate = async (trx: Queries, { owner }: PaidBasket, now: Date): Promise<void> => {
  if (owner.kind === 'customer') await reinstateSavedBasket(trx, owner.accountId, now);
};

/** Reopens the basket after a failed payment and releases its vouchers. */
export const reopenBasket = async (trx: Queries, basket: PaidBasket, now: Date): Promise<void> => {
  await returnVouchers(trx, basket.id);
  await setBasketStatus(trx, basket.id, 'Open');
  await reinstate(trx, basket, now);
};

export const submitBasket = async (trx: Queries, basket: PaidBasket, now: Date): Promise<void> => {
  await setBasketStatus(trx, basket.id, 'Submitted');
  await reinstate(trx, basket, now);
};
