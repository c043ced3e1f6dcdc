import { type Money, zero } from '@tailorbird/domain/kernel';
import { fromWireMoney, toWireMoney } from './money.ts';
import type { WirePrice } from './values.ts';

/** A price without tax apart: what it is with tax is all of it. */
export const toWirePrice = (amount: Money): WirePrice => ({
  currency: amount.currency,
  excl_tax: toWireMoney(amount),
  incl_tax: toWireMoney(amount),
  tax: toWireMoney(zero(amount.currency)),
});

export const fromWirePrice = ({ incl_tax, currency }: WirePrice): Money =>
  fromWireMoney(incl_tax, currency);
