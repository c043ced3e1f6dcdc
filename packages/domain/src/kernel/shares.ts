/** `whole × weight / total` in whole numbers ≥ 0, and what is left over; exact also where the product is beyond 2^53. */
const portion = (
  whole: number,
  weight: number,
  total: number,
): { part: number; readonly rest: number } => {
  const product = whole * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    // Below 2^53 a quotient of whole numbers never rounds up to a whole one.
    const part = Math.floor(product / total);
    return { part, rest: product - part * total };
  }
  const exact = BigInt(whole) * BigInt(weight);
  return { part: Number(exact / BigInt(total)), rest: Number(exact % BigInt(total)) };
};

/** `percent` (0 or more, at most two decimals) of a whole number, half rounded away from zero. */
export const percentOf = (whole: number, percent: number): number => {
  const { part, rest } = portion(Math.abs(whole), Math.round(percent * 100), 10_000);
  return Math.sign(whole) * (rest < 5_000 ? part : part + 1);
};

/**
 * A whole number ≥ 0 by weights, of which one at least is positive: each part is rounded down, and the units left over go, one each, to the largest
 * remainders, the first of equals first.
 */
export const shareOut = (whole: number, weights: readonly number[]): readonly number[] => {
  let total = 0;
  for (const weight of weights) total += weight;
  const portions = weights.map((weight) => portion(whole, weight, total));
  let left = whole;
  for (const { part } of portions) left -= part;
  if (left > 0)
    for (const each of [...portions].sort((one, other) => other.rest - one.rest).slice(0, left))
      each.part += 1;
  return portions.map(({ part }) => part);
};
