import type { SurveyRegion } from '../src/sizing/body/bodyModel.ts';
import { at, mean, round } from './numbers.ts';

const inverse = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const rows = matrix.map((row, index) => [
    ...row,
    ...row.map((_, column) => (column === index ? 1 : 0)),
  ]);
  for (const [pivot, row] of rows.entries()) {
    const scale = at(row, pivot);
    for (const column of row.keys()) row[column] = at(row, column) / scale;
    for (const [index, other] of rows.entries()) {
      const factor = at(other, pivot);
      if (index !== pivot)
        for (const column of other.keys())
          other[column] = at(other, column) - factor * at(row, column);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
};

/**
 * Ellipsoid of the predictors (ln height, ln weight, age and, if known, ln foot
 * length) that contains a share of the people.
 */
export const regionOf = (
  predictors: readonly (readonly number[])[],
  ages: SurveyRegion['ages'],
  share: number,
): SurveyRegion => {
  const center = (predictors[0] ?? []).map((_, column) =>
    round(mean(predictors.map((row) => at(row, column))), 4),
  );
  const off = predictors.map((row) => row.map((each, column) => each - at(center, column)));
  const spread = inverse(
    center.map((_, one) =>
      center.map((__, other) => mean(off.map((row) => at(row, one) * at(row, other)))),
    ),
  );
  const squares = off.map((row) =>
    row.reduce(
      (sum, one, index) =>
        sum + row.reduce((so, other, column) => so + at(spread[index], column) * one * other, 0),
      0,
    ),
  );
  const edge = at(
    squares.toSorted((one, other) => one - other),
    Math.floor(share * squares.length),
  );
  const [height = 0, weight = 0, age = 0, foot = 0] = center;
  return {
    center: [height, weight, age, foot],
    ages,
    form: center.flatMap((_, row) =>
      center
        .slice(0, row + 1)
        .map((__, column) => Number((at(spread[row], column) / edge).toPrecision(4))),
    ),
  };
};
