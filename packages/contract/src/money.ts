import {
  type Currency,
  currencies,
  fromDecimalString,
  type Money,
  money,
  toDecimalString,
} from '@tailorbird/domain/kernel';

/** Money from a decimal text. Throws a RangeError for a text that the schemas reject. */
export const fromWireMoney = (decimal: string, currency: Currency): Money => {
  const amount = fromDecimalString(decimal, currency);
  if (!amount) throw new RangeError(`Not an amount of ${currency}`);
  return amount;
};

/** Decimal text, such as `"59.00"`. */
export const toWireMoney = toDecimalString;

/** Prices by currency, in minor units. */
export const fromWirePrices = (
  prices: Readonly<Record<Currency, string>>,
): Readonly<Record<Currency, number>> =>
  Object.fromEntries(
    currencies.map((currency) => [currency, fromWireMoney(prices[currency], currency).amount]),
  ) as Record<Currency, number>;

export const toWirePrices = (
  prices: Readonly<Record<Currency, number>>,
): Record<Currency, string> =>
  Object.fromEntries(
    currencies.map((currency) => [currency, toWireMoney(money(prices[currency], currency))]),
  ) as Record<Currency, string>;
