import { bodyMeasures } from '../src/sizing/body/bodyMeasure.ts';
import {
  type CivilGirth,
  civilGirths,
  type GirthLaw,
  type PowerLaw,
} from '../src/sizing/body/bodyModel.ts';
import { girthTerms, spreadTerms, sumOf } from '../src/sizing/body/girthTerms.ts';
import { centimeters, kilograms } from '../src/sizing/units.ts';
import { leastSquares } from './leastSquares.ts';
import { at, round } from './numbers.ts';
import type { Civilian, Person } from './survey.ts';

/**
 * Weight of civilians relative to soldiers. Between 0.5 and 1 the cross-validated
 * error changes by less than a millimeter for civilians; above 0.8 it grows most for
 * soldiers.
 */
const civilShare = 0.7;

export type SoldiersLaw = {
  readonly coefficients: Readonly<Record<CivilGirth, PowerLaw>>;
  readonly covariance: readonly number[];
};

const withConstant = (
  rows: readonly (readonly number[])[],
  outcomes: readonly number[],
  weights?: readonly number[],
): readonly number[] =>
  leastSquares(
    rows.map((row) => row.slice(1)),
    outcomes,
    weights,
  );

/**
 * Coefficients of ln standard deviation of the errors, by maximum likelihood for
 * normal errors (Fisher scoring).
 */
const spreadOf = (
  terms: readonly (readonly number[])[],
  errors: readonly number[],
): readonly number[] => {
  let spread: readonly number[] = [-3, 0, 0];
  for (let turn = 0; turn < 30; turn += 1) {
    const logs = terms.map((row) => sumOf(row, spread));
    spread = withConstant(
      terms,
      errors.map((error, index) => {
        const log = at(logs, index);
        return log + (error ** 2 * Math.exp(-2 * log) - 1) / 2;
      }),
    );
  }
  return spread.map((each) => round(each, 4));
};

/**
 * Throws if a girth would shrink with weight at constant height, at the ages and body
 * mass indices where the law curves most.
 */
const assertGrows = (measure: CivilGirth, { mean, report }: GirthLaw): void => {
  const heightCm = centimeters(175);
  const step = 1e-4;
  for (const ageYears of [17, 80])
    for (let index = 12; index <= 60; index += 0.5) {
      const logAt = (bodyMass: number): number =>
        sumOf(girthTerms({ ageYears, heightCm, weightKg: kilograms(bodyMass * 1.75 ** 2) }), mean);
      const slope = (logAt(index * (1 + step)) - logAt(index)) / step + (report?.shift[2] ?? 0);
      if (!(slope > 0))
        throw new Error(`${measure} shrinks at a body mass index of ${index}, ${ageYears} years`);
    }
};

const shiftBetween = (reported: PowerLaw, measured: PowerLaw): PowerLaw =>
  reported.map((each, index) => round(each - at(measured, index), index === 3 ? 7 : 5)) as never;

/**
 * Variance of a measurement: its diagonal element in the lower triangle of a
 * covariance.
 */
const varianceIn = (covariance: readonly number[], measure: CivilGirth): number => {
  const index = bodyMeasures.indexOf(measure);
  return at(covariance, (index * (index + 3)) / 2);
};

/**
 * Laws of waist and hip: least squares on the logs of civilians and soldiers, and the
 * spread of the civilians' errors. The effect of self-reported answers is the one for
 * soldiers, who have both.
 */
export const fitGirths = (
  soldiers: readonly Person[],
  civilians: readonly Civilian[],
  laws: { readonly measured: SoldiersLaw; readonly reported?: SoldiersLaw | undefined },
): Readonly<Record<CivilGirth, GirthLaw>> => {
  const everybody = [
    ...civilians,
    ...soldiers.map(({ ageYears, answers: { measured }, body }) => ({
      ageYears,
      ...measured,
      body,
    })),
  ].map(({ heightCm, weightKg, ...person }) => ({
    ...person,
    heightCm: centimeters(heightCm),
    weightKg: kilograms(weightKg),
  }));
  const [terms, spreads] = [everybody.map(girthTerms), everybody.map(spreadTerms)];
  const weights = everybody.map((_, index) =>
    index < civilians.length ? civilShare / civilians.length : (1 - civilShare) / soldiers.length,
  );
  const fitted = civilGirths.map((measure) => {
    const logs = everybody.map(({ body }) => Math.log(body[measure]));
    const mean = withConstant(terms, logs, weights).map((each) => round(each, 5));
    const errors = logs.map((log, index) => log - sumOf(terms[index] ?? [], mean));
    const { measured, reported: said } = laws;
    const law: GirthLaw = {
      mean,
      spread: spreadOf(spreads.slice(0, civilians.length), errors.slice(0, civilians.length)),
      ...(said && {
        report: {
          shift: shiftBetween(said.coefficients[measure], measured.coefficients[measure]),
          variance: round(
            varianceIn(said.covariance, measure) - varianceIn(measured.covariance, measure),
            7,
          ),
        },
      }),
    };
    assertGrows(measure, law);
    return [measure, law] as const;
  });
  return Object.fromEntries(fitted) as Record<CivilGirth, GirthLaw>;
};
