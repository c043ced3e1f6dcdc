/**
 * `whole × weight / total` in integers ≥ 0, with the remainder. Exact even if the
 * product exceeds 2^53.
 */
const portion = (
  whole: number,
  weight: number,
  total: number,
): { part: number; readonly rest: number } => {
  const product = whole * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    // Below 2^53 a quotient of integers never rounds up to an integer.
    const part = Math.floor(product / total);
    return { part, rest: product - part * total };
  }
  const exact = BigInt(whole) * BigInt(weight);
  return { part: Number(exact / BigInt(total)), rest: Number(exact % BigInt(total)) };
};

/** `percent` (≥ 0, at most two decimals) of an integer, rounded half away from zero. */
export const percentOf = (whole: number, percent: number): number => {
  const { part, rest } = portion(Math.abs(whole), Math.round(percent * 100), 10_000);
  return Math.sign(whole) * (rest < 5_000 ? part : part + 1);
};

/**
 * Splits an integer ≥ 0 by weights with at least one positive weight: each part is
 * rounded down, and the remaining units go to the largest remainders, the first of
 * equals first.
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
