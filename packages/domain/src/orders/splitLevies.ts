import type { Levies } from '../location/index.ts';
import { shareByPieces } from './shareByPieces.ts';

/**
 * What the state takes, once pieces of the line at a place are one of their own, which stands last: each of the two has its share, to the cent, and the sum stays as it was told. What does not speak of each line stays as it is.
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
