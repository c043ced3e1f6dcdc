import { describe, expect, test } from 'vitest';
import { seededNormal } from '../../../research/numbers.ts';
import { aMan } from '../../../test/bodyAnswers.ts';
import { bodyOff, shirtZones } from '../../../test/wornGarments.ts';
import {
  type BodyAnswers,
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasures,
  type CutFor,
  centimeters,
  cutForChoices,
  estimateBody,
  type FeltFit,
  feltModel,
  fitConfidence,
  fitTolerances,
  kilograms,
  learnFromFit,
  likelyInterval,
  recommendStandardSize,
  standardBody,
  type WornGarment,
} from '../index.ts';
import { bodyModels } from './bodyCoefficients.ts';
import { covarianceUnit } from './bodyModel.ts';
import { normalProbabilityBetween } from './normal.ts';

type Body = Readonly<Record<BodyMeasure, number>>;
type Matrix = readonly (readonly number[])[];

const zones = Object.keys(feltModel.zones) as readonly (keyof typeof feltModel.zones)[];

/**
 * The probability of an answer by definition: the perceived difference is beyond or within the
 * tolerance.
 */
const likelihood = (zone: BodyMeasure, length: number, cutFor: number, felt: FeltFit): number => {
  const { toleranceCm, noiseCm } = feltModel.zones[zone]!;
  const difference = length - cutFor;
  const below = (limit: number): number =>
    normalProbabilityBetween(Number.NEGATIVE_INFINITY, (limit - difference) / noiseCm);
  if (felt === 'too-large') return below(-toleranceCm);
  return felt === 'right' ? below(toleranceCm) - below(-toleranceCm) : 1 - below(toleranceCm);
};

/** The answer of a person with that body, with perception error. */
const wornBy = (
  body: Body,
  cutFor: WornGarment['cutFor'],
  asked: readonly BodyMeasure[],
  normal: () => number,
): WornGarment => ({
  cutFor,
  answers: asked.map((zone) => {
    const { toleranceCm, noiseCm } = feltModel.zones[zone]!;
    const felt = body[zone] - cutFor[zone]! + noiseCm * normal();
    return {
      zone,
      felt: felt > toleranceCm ? 'too-small' : felt < -toleranceCm ? 'too-large' : 'right',
    };
  }),
});

const factorOf = (covariance: Matrix): Matrix => {
  const factor = covariance.map((row) => row.map(() => 0));
  for (const [row, values] of covariance.entries()) {
    for (let column = 0; column <= row; column += 1) {
      const rest =
        values[column]! -
        factor[row]!.slice(0, column).reduce(
          (sum, each, index) => sum + each * factor[column]![index]!,
          0,
        );
      factor[row]![column] = row === column ? Math.sqrt(rest) : rest / factor[column]![column]!;
    }
  }
  return factor;
};

const solve = (factor: Matrix, values: readonly number[]): readonly number[] => {
  const forward: number[] = [];
  for (const [row, value] of values.entries()) {
    forward.push(
      (value - forward.reduce((sum, each, index) => sum + factor[row]![index]! * each, 0)) /
        factor[row]![row]!,
    );
  }
  const back = [...forward];
  for (let row = values.length - 1; row >= 0; row -= 1) {
    for (let below = row + 1; below < values.length; below += 1)
      back[row]! -= factor[below]![row]! * back[below]!;
    back[row]! /= factor[row]![row]!;
  }
  return back;
};

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, index) => sum + each * other[index]!, 0);
const among = (estimate: BodyEstimate, measures: readonly BodyMeasure[]): Matrix =>
  measures.map((one) =>
    measures.map((other) => estimate[one].covariances![bodyMeasures.indexOf(other)]!),
  );

/**
 * The posterior means by importance sampling: bodies drawn around `guess`, weighted by prior
 * and answers. Returns the moves and the effective share of samples.
 */
const particleMoves = (
  before: BodyEstimate,
  worn: readonly WornGarment[],
  guess: BodyEstimate,
  normal: () => number,
) => {
  const prior = factorOf(among(before, zones));
  const proposal = factorOf(among(guess, zones).map((row) => row.map((each) => 1.7 * each)));
  const center = zones.map((zone) => guess[zone].meanCm - before[zone].meanCm);
  let total = 0;
  let squares = 0;
  const sums = zones.map(() => 0);
  for (let pair = 0; pair < 4_000; pair += 1) {
    const drawn = zones.map(normal);
    for (const side of [1, -1]) {
      const off = proposal.map((row, index) => center[index]! + side * dot(row, drawn));
      const around = off.map((each, index) => each - center[index]!);
      const logs = (dot(around, solve(proposal, around)) - dot(off, solve(prior, off))) / 2;
      const weight = worn.reduce(
        (product, { cutFor, answers }) =>
          answers.reduce(
            (so, { zone, felt }) =>
              so *
              likelihood(
                zone,
                before[zone].meanCm + off[zones.indexOf(zone)]!,
                cutFor[zone]!,
                felt,
              ),
            product,
          ),
        Math.exp(logs),
      );
      total += weight;
      squares += weight ** 2;
      for (const index of sums.keys()) sums[index]! += weight * off[index]!;
    }
  }
  const moved = sums.map((sum) => sum / total);
  // Unjudged measurements follow the judged ones.
  const pulls = solve(prior, moved);
  const moves = bodyMeasures.map((measure) =>
    dot(
      zones.map((zone) => before[zone].covariances![bodyMeasures.indexOf(measure)]!),
      pulls,
    ),
  );
  return { moves, counting: total ** 2 / squares / 8_000 };
};

/** A person drawn from the model with self-reported height and weight. */
const drawPerson = (
  cutFor: CutFor,
  normal: () => number,
): { readonly answers: BodyAnswers; readonly body: Body } => {
  const height = (cutFor === 'men' ? 178 : 164) + 6.8 * normal();
  const answers: BodyAnswers = {
    cutFor,
    ageYears: Math.min(58, Math.max(17, 32 + 10 * normal())),
    heightCm: centimeters(height),
    weightKg: kilograms(
      (cutFor === 'men' ? 27 : 25) * (height / 100) ** 2 * Math.exp(0.14 * normal()),
    ),
    footLengthCm: centimeters((cutFor === 'men' ? 27.2 : 24.8) + 0.09 * (height - 171) + normal()),
  };
  const { covariance } = bodyModels[cutFor]['self-reported'];
  const at = (row: number, column: number): number =>
    covariance[(row * (row + 1)) / 2 + column]! * covarianceUnit;
  const factor = factorOf(
    bodyMeasures.map((_, row) =>
      bodyMeasures.map((__, column) => at(Math.max(row, column), Math.min(row, column))),
    ),
  );
  const drawn = bodyMeasures.map(normal);
  const estimate = estimateBody(answers);
  const body = Object.fromEntries(
    bodyMeasures.map((measure, index) => [
      measure,
      estimate[measure].meanCm * Math.exp(dot(factor[index]!, drawn)),
    ]),
  );
  return { answers, body: body as Body };
};

describe('exact learning from worn garments', () => {
  test('[SIZE-65] feedback on a zone equals its numeric integral', () => {
    const normal = seededNormal(15);
    for (let round = 0; round < 60; round += 1) {
      const zone = zones[round % zones.length]!;
      const before = estimateBody({ ...aMan, cutFor: round % 2 === 0 ? 'men' : 'women' });
      const { meanCm, sdCm } = before[zone];
      const body = bodyOff(before, () => 0.8 * normal());
      const worn = Array.from({ length: 1 + (round % 4) }, () =>
        wornBy(
          body,
          bodyOff(before, () => 0.8 * normal()),
          [zone],
          normal,
        ),
      );
      const moments = [0, 0, 0];
      for (let step = -600; step <= 600; step += 1) {
        const length = meanCm + (step / 100) * sdCm;
        const weight = worn.reduce(
          (product, { cutFor, answers }) =>
            product * likelihood(zone, length, cutFor[zone]!, answers[0]!.felt),
          Math.exp(-((step / 100) ** 2) / 2),
        );
        for (const power of moments.keys()) moments[power]! += weight * (length - meanCm) ** power;
      }
      const move = moments[1]! / moments[0]!;
      const after = learnFromFit(before, worn)[zone];
      expect(Math.abs(after.meanCm - meanCm - move)).toBeLessThan(0.1);
      expect(Math.abs(after.sdCm - Math.sqrt(moments[2]! / moments[0]! - move ** 2))).toBeLessThan(
        0.1,
      );
    }
  });

  test('[SIZE-65] means agree with a particle filter within a millimeter', () => {
    const normal = seededNormal(65);
    for (let round = 0; round < 9; round += 1) {
      const { answers, body } = drawPerson(cutForChoices[round % 2]!, normal);
      const before = estimateBody(answers);
      const worn = Array.from({ length: 1 + (round % 3) }, () => {
        const cutFor = bodyOff(before, () => normal());
        const other = bodyOff(before, () => 1.5 * normal());
        return wornBy(round < 6 ? body : other, cutFor, zones, normal);
      });
      const after = learnFromFit(before, worn);
      const { moves, counting } = particleMoves(before, worn, after, normal);
      expect(counting).toBeGreaterThan(0.2);
      for (const [index, measure] of bodyMeasures.entries()) {
        expect(
          Math.abs(after[measure].meanCm - before[measure].meanCm - moves[index]!),
        ).toBeLessThan(0.1);
      }
    }
  });

  test.each([
    { cutFor: 'men', cut: 'made to measure', fits: [0.78, 0.92] },
    { cutFor: 'women', cut: 'made to measure', fits: [0.72, 0.9] },
    { cutFor: 'men', cut: 'a standard size first', fits: [0.74, 0.9] },
  ] as const)(
    '[SIZE-66] two shirts fit $cutFor, cut $cut, with their stated certainty',
    ({ cutFor, cut, fits }) => {
      const normal = seededNormal(2012);
      const people = Array.from({ length: 700 }, () => {
        const { answers, body } = drawPerson(cutFor, normal);
        const before = estimateBody(answers);
        const size = cut === 'made to measure' ? null : recommendStandardSize(before);
        const first = size ? (standardBody(size) as WornGarment['cutFor']) : bodyOff(before);
        const one = learnFromFit(before, [wornBy(body, first, shirtZones, normal)]);
        return {
          body,
          steps: [one, learnFromFit(one, [wornBy(body, bodyOff(one), shirtZones, normal)])],
        };
      });
      for (const [step, least] of fits.entries()) {
        const judged = people.map(({ body, steps }) => ({ body, estimate: steps[step]! }));
        const shareOf = (is: (each: (typeof judged)[number]) => boolean): number =>
          judged.filter(is).length / judged.length;
        const fit = shareOf(({ body, estimate }) =>
          (['chestCircumference', 'sleeveLengthSpineWrist'] as const).every(
            (measure) =>
              Math.abs(estimate[measure].meanCm - body[measure]) <= fitTolerances[measure],
          ),
        );
        expect(fit).toBeGreaterThan(least);
        const said =
          judged.reduce((sum, { estimate }) => sum + fitConfidence(estimate), 0) / judged.length;
        expect(Math.abs(said - fit)).toBeLessThan(0.04);
        for (const zone of shirtZones) {
          const covered = shareOf(({ body, estimate }) => {
            const { minimum, maximum } = likelyInterval(estimate[zone]);
            return body[zone] >= minimum && body[zone] <= maximum;
          });
          expect(covered).toBeGreaterThan(0.76);
          expect(covered).toBeLessThan(0.84);
        }
      }
    },
  );
});
