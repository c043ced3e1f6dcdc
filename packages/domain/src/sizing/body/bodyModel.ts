import type { CutFor } from '../cutFor.ts';
import type { BodyMeasure } from './bodyMeasure.ts';

/** Who measured height and weight: customers say themselves and add about two centimeters, a store's staff measure. */
export type AnswerSource = 'self-reported' | 'measured';

/** Intercept and slopes over ln height, ln weight, age and ln foot. */
export type PowerLaw = readonly [b0: number, b1: number, b2: number, b3: number, b4: number];

/**
 * A power law for each measure, and how far people are from it. With h in centimeters, w in kilograms and foot length in centimeters:
 * `ln measure = b0 + b1 ln h + b2 ln w + b3 age + b4 ln foot`, the age held within `ages` of the region; the errors of the logs are jointly normal.
 * Waist and hip, which were measured on civilians as well, have a law and a spread of their own.
 */
export type BodyModel = {
  readonly coefficients: Readonly<Record<BodyMeasure, PowerLaw>>;
  /** Covariance of the errors in ten-millionths: the lower triangle, row by row, in the order of `bodyMeasures`. */
  readonly covariance: readonly number[];
  /** ln(chest / waist) below which people are ROUND, and above which they are TRIANGULAR. */
  readonly shapeLimits: readonly [round: number, triangular: number];
  readonly region: SurveyRegion;
  readonly civilGirths: Readonly<Record<CivilGirth, GirthLaw>>;
  /** The region of the civilians, of which no foot is known. */
  readonly civilRegion: SurveyRegion;
};

/** The girths civilians were measured at. */
export const civilGirths = ['waistCircumference', 'hipCircumference'] as const;
export type CivilGirth = (typeof civilGirths)[number];

/**
 * How a girth follows from height, weight and age, fitted on civilians and soldiers together: see `girthTerms`.
 * `ln girth` is the sum of the terms, each times its coefficient; `ln` of its standard deviation that of `spreadTerms`.
 */
export type GirthLaw = {
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  /** What it adds to ln girth and to its variance that people say their height and weight themselves. Absent where these were measured. */
  readonly report?: { readonly shift: PowerLaw; readonly variance: number };
};

/** Where the people are that a law was fitted on: an ellipsoid of ln h, ln w, age and ln foot that holds 99 in 100 of them. */
export type SurveyRegion = {
  readonly center: readonly [height: number, weight: number, age: number, foot: number];
  /** Lower triangle, row by row, of the matrix whose quadratic form is 1 on the ellipsoid. */
  readonly form: readonly number[];
  /** Years between which there are people; outside, the nearer one counts. */
  readonly ages: readonly [youngest: number, oldest: number];
};

export type BodyModels = Readonly<Record<CutFor, Readonly<Record<AnswerSource, BodyModel>>>>;

export const covarianceUnit: number = 1e-7;
