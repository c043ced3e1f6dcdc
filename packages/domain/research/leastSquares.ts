import { at } from './numbers.ts';

/**
 * Solves the normal equations of a weighted least squares problem by elimination. Predictors are
 * centered first, which avoids cancellation.
 */
export const leastSquares = (
  rows: readonly (readonly number[])[],
  outcomes: readonly number[],
  weights?: readonly number[],
): readonly number[] => {
  const weightOf = (index: number): number => weights?.[index] ?? 1;
  const total = rows.reduce((sum, _, index) => sum + weightOf(index), 0);
  const width = rows[0]?.length ?? 0;
  const centers = Array.from(
    { length: width },
    (_, column) =>
      rows.reduce((sum, row, index) => sum + weightOf(index) * at(row, column), 0) / total,
  );
  const center =
    outcomes.reduce((sum, outcome, index) => sum + weightOf(index) * outcome, 0) / total;
  const system = centers.map(() => Array.from({ length: width + 1 }, () => 0));
  for (const [index, row] of rows.entries()) {
    const centered = [
      ...row.map((value, column) => value - at(centers, column)),
      at(outcomes, index) - center,
    ];
    for (const [one, equation] of system.entries()) {
      for (const [other, value] of centered.entries())
        equation[other] = at(equation, other) + weightOf(index) * at(centered, one) * value;
    }
  }
  for (const [pivot, equation] of system.entries()) {
    for (const [index, other] of system.entries()) {
      if (index === pivot) continue;
      const factor = at(other, pivot) / at(equation, pivot);
      for (const column of other.keys())
        other[column] = at(other, column) - factor * at(equation, column);
    }
  }
  const slopes = system.map((equation, index) => at(equation, width) / at(equation, index));
  return [
    center - slopes.reduce((sum, slope, index) => sum + slope * at(centers, index), 0),
    ...slopes,
  ];
};
