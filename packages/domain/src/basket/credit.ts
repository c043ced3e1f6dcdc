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

/** Credit as a channel knows it: a till that asks no server has nothing allocated by one. */
export type Credit = Pick<BasketCredit, 'active' | 'available'> & {
  readonly allocatedByServer?: Money;
};

/** Credit in whole units of what is charged: of 45.50 kr. pay 45 kr., and the rest stays (PRICE-24). */
const payable = ({ amount, currency }: Money): Money =>
  money(amount - (amount % chargeUnit(currency)), currency);

const pays = (owed: Money, { available }: Pick<BasketCredit, 'available'>): Money =>
  atLeastZero(minimum(owed, payable(available)));

/**
 * Credit that pays for a basket, never more than there is and never more than is owed. The switch is asked first: when it is off, credit pays what the server
 * allocated (PRICE-01), or for the goods alone where no server did; without credit in use it pays nothing (PRICE-02); else `min(total + shipping, credit)` (PRICE-03).
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

/** What the server sets against a basket: credit in use pays for the goods, not for shipping. */
export const allocateCreditToGoods = (
  total: Money,
  credit: Pick<BasketCredit, 'active' | 'available'>,
): Money => (credit.active ? pays(total, credit) : zero(total.currency));

/** PRICE-07: basket total plus shipping minus credit, never below zero. */
export const amountToPay = (total: Money, shipping: Money, credit: Money): Money =>
  atLeastZero(subtract(add(total, shipping), credit));
