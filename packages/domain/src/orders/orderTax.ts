import { subtract, sum, zero } from '../kernel/index.ts';
import { type TaxPart, taxWithin } from '../location/index.ts';
import type { Order, OrderLine } from './order.ts';

type Taxed = Pick<Order, 'total'> & {
  readonly lines: readonly Pick<OrderLine, 'productClass' | 'priceInclDiscounts'>[];
};

/**
 * The tax included in an order, shipping included. Gift cards carry none, since it is due when
 * they are spent. The parts add up to the total.
 */
export const taxOfOrder = ({ lines, total }: Taxed, rate: number): readonly TaxPart[] => {
  const cards = lines.flatMap(({ productClass, priceInclDiscounts }) =>
    productClass === 'Gift Card' ? [priceInclDiscounts] : [],
  );
  const untaxed = cards.length > 0 ? sum(cards, total.currency) : zero(total.currency);
  return [taxWithin(subtract(total, untaxed), rate), taxWithin(untaxed, 0)].filter(
    ({ gross }) => gross.amount > 0,
  );
};
