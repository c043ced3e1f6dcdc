import type { CutFor } from '../cutFor.ts';
import type { BodyMeasure } from './bodyMeasure.ts';

/**
 * Height and weight are self-reported, with heights about two centimeters too high, or measured
 * by staff.
 */
export type AnswerSource = 'self-reported' | 'measured';

/** Intercept and slopes of ln height, ln weight, age and ln foot length. */
export type PowerLaw = readonly [b0: number, b1: number, b2: number, b3: number, b4: number];

/**
 * A power law for each measurement with its residuals. With h in centimeters, w in kilograms
 * and foot length in centimeters: `ln measure = b0 + b1 ln h + b2 ln w + b3 age + b4 ln foot`,
 * with the age clamped to the region's `ages`; the residuals are jointly normal. Waist and hip,
 * also measured on civilians, have their own law and variance.
 */
export type BodyModel = {
  readonly coefficients: Readonly<Record<BodyMeasure, PowerLaw>>;
  /**
   * Covariance of the residuals in ten-millionths: the lower triangle by rows, in the order of
   * `bodyMeasures`.
   */
  readonly covariance: readonly number[];
  /** Limits of ln(chest / waist): below is ROUND, above is TRIANGULAR. */
  readonly shapeLimits: readonly [round: number, triangular: number];
  readonly region: SurveyRegion;
  readonly civilGirths: Readonly<Record<CivilGirth, GirthLaw>>;
  /** The region of the civilians, whose feet were not measured. */
  readonly civilRegion: SurveyRegion;
};

export const civilGirths = ['waistCircumference', 'hipCircumference'] as const;
export type CivilGirth = (typeof civilGirths)[number];

/**
 * A girth as a function of height, weight and age, fitted on civilians and soldiers; see
 * `girthTerms`. `ln girth` is the linear combination of the terms, and the logarithm of its
 * standard deviation that of `spreadTerms`.
 */
export type GirthLaw = {
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  /**
   * Shift of ln girth and added variance for self-reported height and weight. Absent if they
   * were measured.
   */
  readonly report?: { readonly shift: PowerLaw; readonly variance: number };
};

/**
 * The region of the surveyed people: an ellipsoid of ln h, ln w, age and ln foot that contains
 * 99 %.
 */
export type SurveyRegion = {
  readonly center: readonly [height: number, weight: number, age: number, foot: number];
  /** Lower triangle by rows of the matrix whose quadratic form is 1 on the ellipsoid. */
  readonly form: readonly number[];
  /** Surveyed ages; values outside are clamped. */
  readonly ages: readonly [youngest: number, oldest: number];
};

export type BodyModels = Readonly<Record<CutFor, Readonly<Record<AnswerSource, BodyModel>>>>;

export const covarianceUnit: number = 1e-7;
