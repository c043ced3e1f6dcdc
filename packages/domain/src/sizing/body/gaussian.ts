/** A joint normal distribution. */
export type Gaussian = {
  readonly mean: readonly number[];
  readonly covariance: readonly (readonly number[])[];
};

/**
 * The distribution after observing `value` for component `index` with error variance `noise`:
 * `m' = m + S[:,k] (S[k,k] + noise)⁻¹ (y − m[k])`. Independent observations can be applied in
 * any order.
 */
export const observe = (
  { mean, covariance }: Gaussian,
  index: number,
  value: number,
  noise: number,
): Gaussian => {
  const row = covariance[index] ?? [];
  const total = (row[index] ?? 0) + noise;
  const surprise = (value - (mean[index] ?? 0)) / total;
  return shift({ mean, covariance }, row, surprise, 1 / total);
};

/**
 * Moves the mean by `pull` times `direction`, and removes `share` times its outer product from
 * the covariance.
 */
export const shift = (
  { mean, covariance }: Gaussian,
  direction: readonly number[],
  pull: number,
  share: number,
): Gaussian => ({
  mean: mean.map((each, index) => each + (direction[index] ?? 0) * pull),
  covariance: covariance.map((row, one) => {
    const weight = (direction[one] ?? 0) * share;
    return row.map((each, other) => each - weight * (direction[other] ?? 0));
  }),
});
