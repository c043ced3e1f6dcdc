import { type Money, zero } from '@tailorbird/domain/kernel';
import { fromWireMoney, toWireMoney } from './money.ts';
import type { WirePrice } from './values.ts';

/** The shop states no separate tax: both prices are equal. */
export const toWirePrice = (amount: Money): WirePrice => ({
  currency: amount.currency,
  excl_tax: toWireMoney(amount),
  incl_tax: toWireMoney(amount),
  tax: toWireMoney(zero(amount.currency)),
});

export const fromWirePrice = ({ incl_tax, currency }: WirePrice): Money =>
  fromWireMoney(incl_tax, currency);
