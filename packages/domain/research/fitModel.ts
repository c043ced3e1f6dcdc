import { type BodyMeasure, bodyMeasures, perMeasure } from '../src/sizing/body/bodyMeasure.ts';
import {
  type AnswerSource,
  type BodyModel,
  civilGirths,
  covarianceUnit,
} from '../src/sizing/body/bodyModel.ts';
import { fitGirths } from './fitGirths.ts';
import { leastSquares } from './leastSquares.ts';
import { at, round } from './numbers.ts';
import { answersOf, type Civilian, isConsistent, type Person, ratioOf } from './survey.ts';
import { regionOf } from './surveyRegion.ts';

const girths = new Set<BodyMeasure>(
  bodyMeasures.filter((measure) => measure.includes('Circumference')),
);

/**
 * Surveyed ages: soldiers of ANSUR II from 17 to 58 years, adults of NHANES with 80
 * and more recorded as 80.
 */
export const ansurAges = [17, 58] as const;
const nhanesAges = [17, 80] as const;

/**
 * Standard deviation of civilians relative to soldiers, for girths measured on
 * soldiers only. Assumed to be about that of the waist.
 */
const civilSpread = 1.1;

/** Predictors of a model: ln height, ln weight, age and ln foot length. */
export const predictorsOf = (person: Person, source: AnswerSource): readonly number[] => {
  const { ageYears, heightCm, weightKg, footLengthCm } = answersOf(person, source);
  return [Math.log(heightCm), Math.log(weightKg), ageYears, Math.log(footLengthCm)];
};

/** Power laws of all measurements for soldiers, and the covariance of their errors. */
const fitSoldiers = (
  people: readonly Person[],
  source: AnswerSource,
): Pick<BodyModel, 'coefficients' | 'covariance'> => {
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
      return products / (people.length - 5);
    }),
  );
  return { coefficients, covariance };
};

/**
 * Covariance for civilians: larger variances of girths, except those measured on
 * civilians.
 */
const amongCivilians = (covariance: readonly number[]): readonly number[] => {
  const factors = bodyMeasures.map((measure) =>
    girths.has(measure) && !civilGirths.some((each) => each === measure) ? civilSpread : 1,
  );
  return bodyMeasures.flatMap((_, one) =>
    bodyMeasures.slice(0, one + 1).map((__, other) => {
      const each = at(covariance, (one * (one + 1)) / 2 + other);
      return Math.round((each * at(factors, one) * at(factors, other)) / covarianceUnit);
    }),
  );
};

/**
 * The model of a sex and source of answers, fitted on soldiers and, for waist and hip, also on
 * civilians.
 */
export const fitModel = (
  everybody: readonly Person[],
  civilians: readonly Civilian[],
  source: AnswerSource,
): BodyModel => {
  const meant = everybody.filter(isConsistent);
  const measured = fitSoldiers(everybody, 'measured');
  const reported = source === 'self-reported' ? fitSoldiers(meant, source) : undefined;
  const { coefficients, covariance } = reported ?? measured;
  const ratios = everybody.map(ratioOf).sort((one, other) => one - other);
  const third = (count: number): number =>
    round(at(ratios, Math.floor((ratios.length * count) / 3)), 4);
  return {
    coefficients,
    covariance: amongCivilians(covariance),
    shapeLimits: [third(1), third(2)],
    region: regionOf(
      (reported ? meant : everybody).map((person) => predictorsOf(person, source)),
      ansurAges,
      0.99,
    ),
    civilGirths: fitGirths(everybody, civilians, { measured, reported: reported }),
    civilRegion: regionOf(
      civilians.map(({ ageYears, heightCm, weightKg }) => [
        Math.log(heightCm),
        Math.log(weightKg),
        ageYears,
      ]),
      nhanesAges,
      0.99,
    ),
  };
};
