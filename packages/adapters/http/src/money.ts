import { type Currency, fromDecimalString, type Money } from '@tailorbird/domain/kernel';

/** Money from the wire's decimal text, which the contract has checked. */
export const moneyOf = (decimal: string, currency: Currency): Money => {
  const amount = fromDecimalString(decimal, currency);
  if (!amount) throw new RangeError(`Not an amount of ${currency}`);
  return amount;
};
