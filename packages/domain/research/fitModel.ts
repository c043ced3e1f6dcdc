import { type BodyMeasure, bodyMeasures, perMeasure } from '../src/sizing/body/bodyMeasure.ts';
import { type AnswerSource, type BodyModel, covarianceUnit } from '../src/sizing/body/bodyModel.ts';
import { surveyedAge } from '../src/sizing/body/surveyReach.ts';
import { leastSquares } from './leastSquares.ts';
import { at, round } from './numbers.ts';
import { answersOf, isMeant, type Person, ratioOf } from './survey.ts';
import { regionOf } from './surveyRegion.ts';

/** Measures that never shrink with weight. */
const girths = new Set<BodyMeasure>(
  bodyMeasures.filter((measure) => measure.includes('Circumference')),
);

/** What a model predicts from: ln height, ln weight, age and ln foot. */
export const predictorsOf = (person: Person, source: AnswerSource): readonly number[] => {
  const { ageYears, heightCm, weightKg, footLengthCm } = answersOf(person, source);
  return [Math.log(heightCm), Math.log(weightKg), surveyedAge(ageYears), Math.log(footLengthCm)];
};

/** The model of one sex for answers of one source: how each measure follows from the answers, how errors go together, and where body shapes begin. */
export const fitModel = (everybody: readonly Person[], source: AnswerSource): BodyModel => {
  const people = source === 'measured' ? everybody : everybody.filter(isMeant);
  const predictors = people.map((person) => predictorsOf(person, source));
  const coefficients = perMeasure((measure): BodyModel['coefficients'][BodyMeasure] => {
    const logs = people.map(({ body }) => Math.log(body[measure]));
    const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0] = leastSquares(predictors, logs);
    if (b2 >= 0 || !girths.has(measure))
      return [round(b0, 5), round(b1, 5), round(b2, 5), round(b3, 7), round(b4, 5)];
    const withoutWeight = predictors.map(([height = 0, , age = 0, foot = 0]) => [
      height,
      age,
      foot,
    ]);
    const [a0 = 0, a1 = 0, a3 = 0, a4 = 0] = leastSquares(withoutWeight, logs);
    return [round(a0, 5), round(a1, 5), 0, round(a3, 7), round(a4, 5)];
  });
  const errors = people.map(({ body }, index) =>
    bodyMeasures.map((measure) => {
      const [b0, ...slopes] = coefficients[measure];
      return (
        Math.log(body[measure]) -
        b0 -
        slopes.reduce((sum, slope, column) => sum + slope * at(predictors[index], column), 0)
      );
    }),
  );
  const covariance = bodyMeasures.flatMap((_, one) =>
    bodyMeasures.slice(0, one + 1).map((__, other) => {
      const products = errors.reduce((sum, error) => sum + at(error, one) * at(error, other), 0);
      return Math.round(products / (people.length - 5) / covarianceUnit);
    }),
  );
  const ratios = everybody.map(ratioOf).sort((one, other) => one - other);
  const third = (count: number): number =>
    round(at(ratios, Math.floor((ratios.length * count) / 3)), 4);
  return {
    coefficients,
    covariance,
    shapeLimits: [third(1), third(2)],
    region: regionOf(predictors, 0.99),
  };
};
