import { type Money, money, subtract } from '../kernel/index.ts';

export type TaxPart = {
  /** Thousandths: 190 is 19 %. */
  readonly rate: number;
  readonly gross: Money;
  readonly net: Money;
  readonly tax: Money;
};

/**
 * Tax contained in a gross amount, rounded half up once. Net and tax add up to the gross
 * amount.
 */
export const taxWithin = (gross: Money, rate: number): TaxPart => {
  const tax = money(
    Math.floor((2 * gross.amount * rate + 1_000 + rate) / (2 * (1_000 + rate))),
    gross.currency,
  );
  return { rate, gross, net: subtract(gross, tax), tax };
};
