import {
  type Currency,
  currencies,
  fromDecimalString,
  type Money,
  money,
  toDecimalString,
  zero,
} from '@tailorbird/domain/kernel';
import type { Codec } from './fields.ts';
import type { WirePrice } from './values.ts';

/** Money from a decimal text. Throws a RangeError for a text that the schemas reject. */
export const fromWireMoney = (decimal: string, currency: Currency): Money => {
  const amount = fromDecimalString(decimal, currency);
  if (!amount) throw new RangeError(`Not an amount of ${currency}`);
  return amount;
};

export const toWireMoney = toDecimalString;

/** A decimal text in the currency that the body states once. */
export const decimalMoney: Codec<Money, string, Currency> = {
  toWire: toWireMoney,
  fromWire: fromWireMoney,
};

/** A decimal text beside its own currency. */
export const amountWithCurrency: Codec<Money, { amount: string; currency: Currency }> = {
  toWire: (amount) => ({ amount: toWireMoney(amount), currency: amount.currency }),
  fromWire: ({ amount, currency }) => fromWireMoney(amount, currency),
};

/** Minor units, as payment providers have them. */
export const minorUnits: Codec<Money, { currency: Currency; value: number }> = {
  toWire: ({ amount, currency }) => ({ currency, value: amount }),
  fromWire: ({ currency, value }) => money(value, currency),
};

/** The shop states no separate tax: both prices are equal. */
export const taxedPrice: Codec<Money, WirePrice> = {
  toWire: (amount) => ({
    currency: amount.currency,
    excl_tax: toWireMoney(amount),
    incl_tax: toWireMoney(amount),
    tax: toWireMoney(zero(amount.currency)),
  }),
  fromWire: ({ incl_tax, currency }) => fromWireMoney(incl_tax, currency),
};

/** Prices by currency, in minor units. */
export const pricesByCurrency: Codec<
  Readonly<Record<Currency, number>>,
  Record<Currency, string>
> = {
  toWire: (prices) =>
    Object.fromEntries(
      currencies.map((currency) => [currency, toWireMoney(money(prices[currency], currency))]),
    ) as Record<Currency, string>,
  fromWire: (prices) =>
    Object.fromEntries(
      currencies.map((currency) => [currency, fromWireMoney(prices[currency], currency).amount]),
    ) as Record<Currency, number>,
};

/** Prices in some of the currencies, in minor units. */
export const somePrices: Codec<
  Readonly<Partial<Record<Currency, number>>>,
  Partial<Record<Currency, string>>
> = {
  toWire: (prices) =>
    Object.fromEntries(
      currencies.flatMap((currency) => {
        const amount = prices[currency];
        return amount === undefined ? [] : [[currency, toWireMoney(money(amount, currency))]];
      }),
    ),
  fromWire: (prices) =>
    Object.fromEntries(
      currencies.flatMap((currency) => {
        const amount = prices[currency];
        return amount === undefined ? [] : [[currency, fromWireMoney(amount, currency).amount]];
      }),
    ),
};
