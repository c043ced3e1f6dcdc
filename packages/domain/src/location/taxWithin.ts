import { type Money, money, subtract } from '../kernel/index.ts';

/** What was paid at one rate, and the tax in it. */
export type TaxPart = {
  /** Thousandths: 190 is 19 %. */
  readonly rate: number;
  readonly gross: Money;
  readonly net: Money;
  readonly tax: Money;
};

/** The tax in an amount that includes it, rounded once, half up: net and tax together are the amount, to the cent. */
export const taxWithin = (gross: Money, rate: number): TaxPart => {
  const tax = money(
    Math.floor((2 * gross.amount * rate + 1_000 + rate) / (2 * (1_000 + rate))),
    gross.currency,
  );
  return { rate, gross, net: subtract(gross, tax), tax };
};
