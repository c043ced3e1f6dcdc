import { selectShippingMethod, shippingDiscountsOn } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { freeze, setBasketStatus } from '../store/choices.ts';
import { holdBaskets } from '../store/holdBaskets.ts';
import { returnVouchers, takeVoucher } from '../store/vouchers.ts';
import { reinstateSavedBasket } from './mergeGuestBasket.ts';
import type { BasketView } from './price.ts';

/*
 * What becomes of a basket that is paid for, each within the transaction of whoever takes the payment.
 */

export type PaidBasket = { readonly id: number; readonly owner: Owner };

/** The basket of whoever pays, held before anything is decided about it. */
export { holdCurrentBasket } from '../store/holdBaskets.ts';

/** Holds a basket that was paid for, and those its owner has beside it. */
export const holdPaidBasket = async (trx: Queries, { id, owner }: PaidBasket): Promise<void> => {
  await holdBaskets(trx, [owner], id);
};

/** Nobody changes the basket while it is paid for, and it keeps the currency it was agreed in. */
export const freezeBasket = async (trx: Queries, { stored, currency }: BasketView): Promise<void> =>
  await freeze(trx, stored.id, currency);

/** The vouchers that take something off now: only they are used up. */
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

/** Takes the vouchers a basket uses; fails with the code of one that somebody else was quicker to take. */
export const takeVouchers = async (
  trx: Queries,
  view: BasketView,
  now: Date,
): Promise<Result<null, string>> => {
  const { id, owner } = view.stored;
  const user = { accountId: owner.kind === 'customer' ? owner.accountId : null, basketId: id };
  for (const voucher of vouchersInUse(view)) {
    if (!(await takeVoucher(trx, voucher, user, now))) return err(voucher.code);
  }
  return ok(null);
};

/** What was put aside while a customer paid comes back. */
const reinstate = async (trx: Queries, { owner }: PaidBasket, now: Date): Promise<void> => {
  if (owner.kind === 'customer') await reinstateSavedBasket(trx, owner.accountId, now);
};

/** The payment came to nothing: the vouchers are given back, and the basket is open again. */
export const reopenBasket = async (trx: Queries, basket: PaidBasket, now: Date): Promise<void> => {
  await returnVouchers(trx, basket.id);
  await setBasketStatus(trx, basket.id, 'Open');
  await reinstate(trx, basket, now);
};

/** The basket has become an order. */
export const submitBasket = async (trx: Queries, basket: PaidBasket, now: Date): Promise<void> => {
  await setBasketStatus(trx, basket.id, 'Submitted');
  await reinstate(trx, basket, now);
};
