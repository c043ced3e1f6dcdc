import type { Levies } from '../location/index.ts';
import { shareByPieces } from './shareByPieces.ts';

/**
 * Splits the levies of an order after a line is split, with the new line last: each part gets
 * its share to the cent and the sum stays. Levies that are not itemized by line stay unchanged.
 */
export const splitLevies = <Kept extends Levies>(
  levies: Kept,
  place: number,
  {
    quantity,
    count,
    lines,
  }: { readonly quantity: number; readonly count: number; readonly lines: number },
): Kept => {
  const line = levies.lines[place];
  if (!line || levies.lines.length !== lines) return levies;
  const pieces = [quantity - count, count] as const;
  const [duty, dutyApart] = shareByPieces(line.duty, pieces);
  const [tax, taxApart] = shareByPieces(line.tax, pieces);
  return {
    ...levies,
    lines: [...levies.lines.with(place, { duty, tax }), { duty: dutyApart, tax: taxApart }],
  };
};
