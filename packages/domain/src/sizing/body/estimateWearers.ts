import { cutForOf } from '../cutFor.ts';
import type { StandardSize } from '../standardSize.ts';
import { centimeters, kilograms } from '../units.ts';
import { bodyModels } from './bodyCoefficients.ts';
import { type BodyEstimate, type BodyMeasure, bodyMeasures, perMeasure } from './bodyMeasure.ts';
import type { BodyModel, SurveyRegion } from './bodyModel.ts';
import { type Gaussian, observe } from './gaussian.ts';
import { predictBody } from './predictBody.ts';
import { standardBody } from './standardBody.ts';

type Matrix = readonly (readonly number[])[];

/**
 * The 99 % quantile of chi-square with four degrees of freedom: the survey's ellipsoid for
 * jointly normal people.
 */
const edge = 13.277;

/**
 * Standard deviation in centimeters of the wearer's chest and sleeve from those of the chosen
 * standard size: half of the step between sizes, and errors in choosing. Assumed; four answers,
 * which reveal less, are 3.5 cm off.
 */
const chosenWithin: Readonly<Partial<Record<BodyMeasure, number>>> = {
  chestCircumference: 3,
  sleeveLengthSpineWrist: 2.5,
};

const unfold = (triangle: readonly number[], size: number): Matrix =>
  Array.from({ length: size }, (_, one) =>
    Array.from({ length: size }, (__, other) => {
      const [row, column] = one < other ? [other, one] : [one, other];
      return triangle[(row * (row + 1)) / 2 + column] ?? 0;
    }),
  );

/** Step for slopes at the center, in logs and years. */
const step = 0.01;

const one = (row: number, column: number): number => (row === column ? 1 : 0);

/**
 * Covariance of ln height, ln weight, age and ln foot length in the survey: the inverse of its
 * form, by Gauss-Jordan elimination.
 */
const factsCovariance = ({ form, center: { length: size } }: SurveyRegion): Matrix => {
  const rows = unfold(form, size).map((row, index) => [
    ...row.map((each) => each * edge),
    ...row.map((_, column) => one(index, column)),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const lead = rows[pivot] ?? [];
    const scale = lead[pivot] ?? 1;
    for (const column of lead.keys()) lead[column] = (lead[column] ?? 0) / scale;
    rows.forEach((row, index) => {
      const factor = index === pivot ? 0 : (row[pivot] ?? 0);
      for (const column of row.keys())
        row[column] = (row[column] ?? 0) - factor * (lead[column] ?? 0);
    });
  }
  return rows.map((row) => row.slice(size));
};

/**
 * Covariance of the logs of all measurements without any facts: the part explained by facts
 * plus the residuals.
 */
const spreadOf = (model: BodyModel): Matrix => {
  const { center } = model.region;
  const facts = factsCovariance(model.region);
  const at = ([height, weight, ageYears, foot]: readonly number[]) =>
    predictBody(model, {
      ageYears: ageYears ?? 0,
      heightCm: centimeters(Math.exp(height ?? 0)),
      weightKg: kilograms(Math.exp(weight ?? 0)),
      footLengthCm: centimeters(Math.exp(foot ?? 0)),
    });
  const slopesOver = center.map((_, fact) => {
    const [less, more] = [-step, step].map((by) =>
      at(center.map((each, index) => (index === fact ? each + by : each))),
    );
    return bodyMeasures.map(
      (__, measure) => ((more?.mean[measure] ?? 0) - (less?.mean[measure] ?? 0)) / (2 * step),
    );
  });
  return at(center).covariance.map((row, one) =>
    row.map((unexplained, other) =>
      slopesOver.reduce(
        (sum, slopes, fact) =>
          sum +
          slopesOver.reduce(
            (inner, others, each) =>
              inner + (slopes[one] ?? 0) * (others[other] ?? 0) * (facts[fact]?.[each] ?? 0),
            0,
          ),
        unexplained,
      ),
    ),
  );
};

/**
 * The estimate of a person who wears a standard size and gave no facts (SIZE-76): on average
 * its body, with chest and sleeve close to it and the others correlated.
 */
export const estimateWearers = (size: StandardSize): BodyEstimate => {
  const body = standardBody(size);
  const spread = spreadOf(bodyModels[cutForOf(size)].measured);
  const lengths = bodyMeasures.map((measure) => body[measure]);
  const people: Gaussian = {
    mean: lengths,
    covariance: spread.map((row, index) =>
      row.map((each, other) => each * (lengths[index] ?? 0) * (lengths[other] ?? 0)),
    ),
  };
  const { covariance } = bodyMeasures.reduce((seen, measure, index) => {
    const within = chosenWithin[measure];
    return within === undefined ? seen : observe(seen, index, body[measure], within ** 2);
  }, people);
  return perMeasure((measure, index) => {
    const covariances = covariance[index] ?? [];
    return { meanCm: body[measure], sdCm: Math.sqrt(covariances[index] ?? 0), covariances };
  });
};
