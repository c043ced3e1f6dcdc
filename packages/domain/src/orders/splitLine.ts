import type { Money } from '../kernel/index.ts';
import { shareByPieces } from './shareByPieces.ts';

/** What of a line of an order goes by its pieces. */
type SoldLine = {
  readonly quantity: number;
  readonly priceExclDiscounts: Money;
  readonly priceInclDiscounts: Money;
  /** How many of its pieces are made before the fit is confirmed; null when the order is not split. */
  readonly madeFirst: number | null;
};

/**
 * A line as two, `count` of its pieces apart: with their share of what all of them were bought for, so that both together cost what the line did, to the cent. What is made first stays with the line as far as it
 * has pieces. As many as there are, and none, are nobody's to ask for.
 */
export const splitLine = <Line extends SoldLine>(
  line: Line,
  count: number,
): readonly [rest: Line, apart: Line] => {
  const left = line.quantity - count;
  const [fullRest, fullApart] = shareByPieces(line.priceExclDiscounts, [left, count]);
  const [paidRest, paidApart] = shareByPieces(line.priceInclDiscounts, [left, count]);
  const first = line.madeFirst === null ? null : Math.min(line.madeFirst, left);
  const firstApart = line.madeFirst === null || first === null ? null : line.madeFirst - first;
  return [
    {
      ...line,
      quantity: left,
      priceExclDiscounts: fullRest,
      priceInclDiscounts: paidRest,
      madeFirst: first,
    },
    {
      ...line,
      quantity: count,
      priceExclDiscounts: fullApart,
      priceInclDiscounts: paidApart,
      madeFirst: firstApart,
    },
  ];
};
