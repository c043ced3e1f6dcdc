import type { Money } from '../kernel/index.ts';
import { shareByPieces } from './shareByPieces.ts';

type SoldLine = {
  readonly quantity: number;
  readonly priceExclDiscounts: Money;
  readonly priceInclDiscounts: Money;
  /** Pieces made before the fit is confirmed; null if the order is not split. */
  readonly madeFirst: number | null;
};

/**
 * Splits `count` pieces off a line. Each part gets its share of the price, and the prices add
 * up to the cent. First pieces stay with the original line as far as possible. `count` is at
 * least one and less than the quantity.
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
