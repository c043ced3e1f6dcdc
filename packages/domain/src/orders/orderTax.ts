import { type Money, money, subtract, sum, zero } from '../kernel/index.ts';
import type { Order, OrderLine } from './order.ts';

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
  const tax = money(Math.floor((2 * gross.amount * rate + 1_000 + rate) / (2 * (1_000 + rate))), gross.currency);
  return { rate, gross, net: subtract(gross, tax), tax };
};

type Taxed = Pick<Order, 'total'> & { readonly lines: readonly Pick<OrderLine, 'productClass' | 'priceInclDiscounts'>[] };

/**
 * The tax in what an order cost, shipping included: gift cards carry none, since it is due when they are spent, and everything else that of where it goes. The parts
 * add up to the total.
 */
export const taxOfOrder = ({ lines, total }: Taxed, rate: number): readonly TaxPart[] => {
  const cards = lines.flatMap(({ productClass, priceInclDiscounts }) => (productClass === 'Gift Card' ? [priceInclDiscounts] : []));
  const untaxed = cards.length > 0 ? sum(cards, total.currency) : zero(total.currency);
  return [taxWithin(subtract(total, untaxed), rate), taxWithin(untaxed, 0)].filter(({ gross }) => gross.amount > 0);
};
