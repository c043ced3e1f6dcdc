const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/**
 * Mills' ratio: the upper tail probability of `x ≥ 0` over its density. Finite where both
 * underflow. Relative error below 1e-12.
 */
const millsRatio = (x: number): number => {
  if (x < 3) {
    let term = x;
    let sum = 0;
    for (let odd = 3; term > 1e-17; odd += 2) {
      sum += term;
      term *= (x * x) / odd;
    }
    return 0.5 / density(x) - sum;
  }
  let fraction = x;
  for (let depth = Math.ceil(8 + 300 / (x * x)); depth > 0; depth -= 1)
    fraction = x + depth / fraction;
  return 1 / fraction;
};

const probabilityAbove = (x: number): number =>
  x >= 0 ? density(x) * millsRatio(x) : 1 - density(x) * millsRatio(-x);

/** The probability that a standard normal value is between `low` and `high`, 0 to 1. */
export const normalProbabilityBetween = (low: number, high: number): number => {
  if (!(low < high)) return 0;
  // Computed on the side of the small tail to avoid cancellation.
  const probability =
    low >= 0
      ? probabilityAbove(low) - probabilityAbove(high)
      : probabilityAbove(-high) - probabilityAbove(-low);
  return Math.min(1, Math.max(0, probability));
};

/**
 * The mean of a standard normal value between `low` and `high`, which may be infinite.
 * Numerically stable in the tails.
 */
export const normalMeanBetween = (low: number, high: number): number => {
  if (high <= 0) return -normalMeanBetween(-high, -low);
  if (low < 0) return (density(low) - density(high)) / normalProbabilityBetween(low, high);
  const fall = Math.exp((low * low - high * high) / 2);
  return (1 - fall) / (millsRatio(low) - (fall === 0 ? 0 : fall * millsRatio(high)));
};

/**
 * The share of variance removed by knowing that a standard normal value is between `low` and
 * `high`, 0 to 1. Bounds may be infinite.
 */
export const normalShareLostBetween = (low: number, high: number): number => {
  if (low + high < 0) return normalShareLostBetween(-high, -low);
  const mean = normalMeanBetween(low, high);
  if (low < 0) {
    const edge = (x: number): number => (Number.isFinite(x) ? x * density(x) : 0);
    return mean * mean + (edge(high) - edge(low)) / normalProbabilityBetween(low, high);
  }
  const fall = Math.exp((low * low - high * high) / 2);
  return mean * (mean - (low - (fall === 0 ? 0 : high * fall)) / (1 - fall));
};

/** The logarithm of `normalProbabilityBetween`, finite where that underflows. */
export const logNormalProbabilityBetween = (low: number, high: number): number => {
  if (low + high < 0) return logNormalProbabilityBetween(-high, -low);
  if (low < 0) return Math.log(normalProbabilityBetween(low, high));
  const fall = Math.exp((low * low - high * high) / 2);
  return (
    Math.log(
      (millsRatio(low) - (fall === 0 ? 0 : fall * millsRatio(high))) / Math.sqrt(2 * Math.PI),
    ) -
    (low * low) / 2
  );
};
