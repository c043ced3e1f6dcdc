import {
  add,
  atLeastZero,
  chargeUnit,
  type Money,
  minimum,
  money,
  subtract,
  zero,
} from '../kernel/index.ts';
import type { BasketCredit } from './basket.ts';

/** Switch `apply_credit_to_shipping_price` (CATALOG-22). */
export type CreditSwitches = { readonly applyCreditToShippingPrice: boolean };

/** Credit as known to a channel: a till without a server has no allocation. */
export type Credit = Pick<BasketCredit, 'active' | 'available'> & {
  readonly allocatedByServer?: Money;
};

/**
 * Credit in whole currency units: of 45.50 kr., 45 kr. can be used and the rest stays
 * (PRICE-24).
 */
const payable = ({ amount, currency }: Money): Money =>
  money(amount - (amount % chargeUnit(currency)), currency);

const pays = (owed: Money, { available }: Pick<BasketCredit, 'available'>): Money =>
  atLeastZero(minimum(owed, payable(available)));

/**
 * The credit that pays for a basket, at most what is available and what is owed. With the
 * switch off, credit pays what the server allocated (PRICE-01), or the goods if no server did;
 * inactive credit pays nothing (PRICE-02); otherwise `min(total + shipping, credit)`
 * (PRICE-03).
 */
export const allocateCredit = (
  {
    total,
    shipping,
    credit,
  }: { readonly total: Money; readonly shipping: Money; readonly credit: Credit },
  switches: CreditSwitches,
): Money => {
  if (!switches.applyCreditToShippingPrice)
    return credit.allocatedByServer ?? allocateCreditToGoods(total, credit);
  if (!credit.active) return zero(total.currency);
  return pays(add(total, shipping), credit);
};

/** The server's allocation: active credit pays for goods, not shipping. */
export const allocateCreditToGoods = (
  total: Money,
  credit: Pick<BasketCredit, 'active' | 'available'>,
): Money => (credit.active ? pays(total, credit) : zero(total.currency));

/** PRICE-07: basket total plus shipping minus credit, never below zero. */
export const amountToPay = (total: Money, shipping: Money, credit: Money): Money =>
  atLeastZero(subtract(add(total, shipping), credit));
