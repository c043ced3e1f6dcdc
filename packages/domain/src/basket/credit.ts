import { add, atLeastZero, type Money, minimum, subtract, zero } from '../kernel/index.ts';
import type { BasketCredit } from './basket.ts';

/** Switch `apply_credit_to_shipping_price` (CATALOG-22). */
export type CreditSwitches = { readonly applyCreditToShippingPrice: boolean };

/**
 * Credit that pays for a basket, never more than there is and never more than is owed: with the switch off what the server allocated (PRICE-01), without
 * credit in use nothing (PRICE-02), else `min(total + shipping, credit)` (PRICE-03). The switch is asked first (decisions 48).
 */
export const allocateCredit = (
  { total, shipping, credit }: { readonly total: Money; readonly shipping: Money; readonly credit: BasketCredit },
  switches: CreditSwitches,
): Money => {
  if (!switches.applyCreditToShippingPrice) return credit.allocatedByServer;
  if (!credit.active) return zero(total.currency);
  return atLeastZero(minimum(add(total, shipping), credit.available));
};

/** What the server sets against a basket: credit in use pays for the goods, not for shipping. */
export const allocateCreditToGoods = (total: Money, credit: Pick<BasketCredit, 'active' | 'available'>): Money =>
  credit.active ? atLeastZero(minimum(total, credit.available)) : zero(total.currency);

/** PRICE-07: basket total plus shipping minus credit, never below zero. */
export const amountToPay = (total: Money, shipping: Money, credit: Money): Money => atLeastZero(subtract(add(total, shipping), credit));
