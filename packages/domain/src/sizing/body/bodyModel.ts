import type { CutFor } from '../cutFor.ts';
import type { BodyMeasure } from './bodyMeasure.ts';

/** Who measured height and weight: customers say themselves and add about two centimeters, a store's staff measure. */
export type AnswerSource = 'self-reported' | 'measured';

/**
 * A power law for each measure, and how far people are from it. With h in centimeters, w in kilograms and foot length in centimeters:
 * `ln measure = b0 + b1 ln h + b2 ln w + b3 age + b4 ln foot`, the age held within `ageRange`; the errors of the logs are jointly normal.
 */
export type BodyModel = {
  readonly coefficients: Readonly<
    Record<BodyMeasure, readonly [b0: number, b1: number, b2: number, b3: number, b4: number]>
  >;
  /** Covariance of the errors in ten-millionths: the lower triangle, row by row, in the order of `bodyMeasures`. */
  readonly covariance: readonly number[];
  /** ln(chest / waist) below which people are ROUND, and above which they are TRIANGULAR. */
  readonly shapeLimits: readonly [round: number, triangular: number];
  readonly region: SurveyRegion;
};

/** Where the people are that a model was fitted on: an ellipsoid of ln h, ln w, age and ln foot that holds 99 in 100 of them. */
export type SurveyRegion = {
  readonly center: readonly [height: number, weight: number, age: number, foot: number];
  /** Lower triangle, row by row, of the matrix whose quadratic form is 1 on the ellipsoid. */
  readonly form: readonly number[];
};

export type BodyModels = Readonly<Record<CutFor, Readonly<Record<AnswerSource, BodyModel>>>>;

/** Years between which the survey has people; outside, the nearer one counts. */
export const ageRange: { readonly minimum: number; readonly maximum: number } = {
  minimum: 17,
  maximum: 58,
};

export const covarianceUnit: number = 1e-7;
