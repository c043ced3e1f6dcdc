import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMan, bodyAnswers } from '../../../test/bodyAnswers.ts';
import { runs } from '../../testing/runs.ts';
import {
  type BodyAnswers,
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
  bodyShapes,
  type Centimeters,
  centimeters,
  estimateBody,
  heightOfInches,
  idealSizeBounds,
  kilograms,
  surveyReach,
  toInches,
  toPounds,
  weightOfPounds,
} from '../index.ts';
import { bodyModels } from './bodyCoefficients.ts';
import { civilGirths, type GirthLaw, type SurveyRegion } from './bodyModel.ts';

const tapeNoise = 0.012;
const neverSmaller = [
  'chestCircumference',
  'waistCircumference',
  'hipCircumference',
  'neckCircumference',
] as const;

const measure = fc.constantFrom(...bodyMeasures);
const ofSoldiersAlone = bodyMeasures.filter((each) => !civilGirths.some((civil) => civil === each));

/** Tape measurements: some, each up to ±12 % off the answers, within bounds. */
const tapes = fc.dictionary(measure, fc.integer({ min: -12, max: 12 }), {
  maxKeys: 6,
  noNullPrototype: true,
});

const taped = (
  answers: BodyAnswers,
  offs: Readonly<Record<string, number>>,
): Partial<Record<BodyMeasure, Centimeters>> => {
  const estimate = estimateBody(answers);
  return Object.fromEntries(
    Object.entries(offs).map(([each, off]) => {
      const { minimum, maximum } = bodyMeasureBounds[each as BodyMeasure];
      return [
        each,
        Math.min(
          maximum,
          Math.max(minimum, estimate[each as BodyMeasure].meanCm * (1 + off / 100)),
        ),
      ];
    }),
  );
};

type Matrix = readonly (readonly number[])[];
const transpose = (matrix: Matrix): Matrix =>
  matrix[0]!.map((_, column) => matrix.map((row) => row[column]!));
const times = (one: Matrix, other: Matrix): Matrix =>
  one.map((row) =>
    transpose(other).map((column) =>
      row.reduce((sum, value, index) => sum + value * column[index]!, 0),
    ),
  );
const minus = (one: Matrix, other: Matrix): Matrix =>
  one.map((row, index) => row.map((value, column) => value - other[index]![column]!));
const plus = (one: Matrix, other: Matrix): Matrix =>
  one.map((row, index) => row.map((value, column) => value + other[index]![column]!));
const diagonal = (size: number, value: number): Matrix =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? value : 0)),
  );

/** Gauss-Jordan elimination with the largest pivot. */
const inverse = (matrix: Matrix): Matrix => {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...diagonal(size, 1)[index]!]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const best = rows.reduce(
      (found, row, index) =>
        index >= pivot && Math.abs(row[pivot]!) > Math.abs(rows[found]![pivot]!) ? index : found,
      pivot,
    );
    [rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!];
    rows[pivot] = rows[pivot]!.map((value) => value / rows[pivot]![pivot]!);
    for (let other = 0; other < size; other += 1) {
      if (other !== pivot)
        rows[other] = rows[other]!.map(
          (value, column) => value - rows[other]![pivot]! * rows[pivot]![column]!,
        );
    }
  }
  return rows.map((row) => row.slice(size));
};

/**
 * The law of waist or hip written out: ln girth and its variance, with the body mass index
 * clamped to 15 … 50 and age to 17 … 80.
 */
const girth = (
  { mean, spread, report }: GirthLaw,
  { ageYears, heightCm, weightKg, footLengthCm }: BodyAnswers,
): { readonly log: number; readonly variance: number } => {
  const mass = Math.log(weightKg / (heightCm / 100) ** 2 / 27);
  const held = Math.min(Math.log(50 / 27), Math.max(Math.log(15 / 27), mass));
  const decades = (Math.min(80, Math.max(17, ageYears)) - 45) / 10;
  const [a, ah, aL, aq, ac, aa, aaL, aaa] = mean as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [s0, sL, sa] = spread as readonly [number, number, number];
  // Beyond the clamp, the polynomial continues as its tangent.
  const curve =
    aL * mass +
    aq * (held ** 2 + 2 * held * (mass - held)) +
    ac * (held ** 3 + 3 * held ** 2 * (mass - held));
  const log =
    a + ah * Math.log(heightCm / 175) + curve + decades * (aa + aaL * held + aaa * decades);
  const heldSpread = Math.min(Math.log(50 / 27), Math.max(Math.log(22 / 27), mass));
  const variance = Math.exp(s0 + sL * heldSpread + sa * decades) ** 2;
  if (!report) return { log, variance };
  const [b0, b1, b2, b3, b4] = report.shift;
  const age = Math.min(58, Math.max(17, ageYears));
  return {
    log:
      log +
      b0 +
      b1 * Math.log(heightCm) +
      b2 * Math.log(weightKg) +
      b3 * age +
      b4 * Math.log(footLengthCm),
    variance: variance + report.variance,
  };
};

/** The model written out: logs of the measurements and their covariance. */
const prior = (answers: BodyAnswers) => {
  const {
    ageYears,
    heightCm,
    weightKg,
    footLengthCm,
    cutFor = 'men',
    source = 'self-reported',
  } = answers;
  const model = bodyModels[cutFor][source];
  const mean = bodyMeasures.map((each) => {
    if (each === 'waistCircumference' || each === 'hipCircumference')
      return [girth(model.civilGirths[each], answers).log];
    const [b0, b1, b2, b3, b4] = model.coefficients[each];
    return [
      b0 +
        b1 * Math.log(heightCm) +
        b2 * Math.log(weightKg) +
        b3 * Math.min(58, Math.max(17, ageYears)) +
        b4 * Math.log(footLengthCm),
    ];
  });
  const covariance = diagonal(bodyMeasures.length, 0).map((row) => [...row]);
  let next = 0;
  for (let row = 0; row < bodyMeasures.length; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      covariance[row]![column] = model.covariance[next]! * 1e-7;
      covariance[column]![row] = model.covariance[next]! * 1e-7;
      next += 1;
    }
  }
  expect(next).toBe(model.covariance.length);
  for (const each of ['waistCircumference', 'hipCircumference'] as const) {
    const index = bodyMeasures.indexOf(each);
    const factor = Math.sqrt(
      girth(model.civilGirths[each], answers).variance / covariance[index]![index]!,
    );
    for (const other of bodyMeasures.keys()) {
      covariance[index]![other]! *= factor;
      covariance[other]![index]! *= factor;
    }
  }
  return { mean, covariance };
};

const distanceFrom = (
  { center, form, ages: [youngest, oldest] }: SurveyRegion,
  { ageYears, heightCm, weightKg, footLengthCm }: BodyAnswers,
): number => {
  const age = Math.min(oldest, Math.max(youngest, ageYears));
  const off = [Math.log(heightCm), Math.log(weightKg), age, Math.log(footLengthCm)]
    .map((each, index) => [each - center[index]!])
    .slice(0, form.length === 6 ? 3 : 4);
  const whole = off.map((_, row) =>
    off.map((__, column) => {
      const [low, high] = row < column ? [row, column] : [column, row];
      return form[(high * (high + 1)) / 2 + low]!;
    }),
  );
  const distance = Math.sqrt(times(times(transpose(off), whole), off)[0]![0]!);
  return age === ageYears
    ? distance
    : Math.max(distance, 1 + Math.abs(ageYears - age) / (oldest - youngest));
};
const modelOf = ({ cutFor = 'men', source = 'self-reported' }: BodyAnswers) =>
  bodyModels[cutFor][source];
const reachOf = (answers: BodyAnswers): number => distanceFrom(modelOf(answers).region, answers);

/**
 * The widening of intervals outside the survey, written out: waist and hip by civilians, others
 * by soldiers.
 */
const widening = (answers: BodyAnswers, each: BodyMeasure): number => {
  const { region, civilRegion } = modelOf(answers);
  const ofCivilians = each === 'waistCircumference' || each === 'hipCircumference';
  return 1 + 0.15 * Math.max(0, distanceFrom(ofCivilians ? civilRegion : region, answers) - 1);
};

const eachOf = (
  estimate: BodyEstimate,
  check: (measure: BodyMeasure, index: number) => void,
): void => {
  for (const [index, each] of bodyMeasures.entries()) check(each, index);
  expect(Object.keys(estimate)).toEqual([...bodyMeasures]);
};

describe('the estimate of a body', () => {
  test('[SIZE-48] estimates are finite and within tape bounds for any form input', () => {
    fc.assert(
      fc.property(bodyAnswers, tapes, (answers, offs) => {
        const fromAnswers = estimateBody(answers);
        for (const estimate of [
          fromAnswers,
          estimateBody({ ...answers, known: taped(answers, offs) }),
        ]) {
          eachOf(estimate, (each) => {
            const { meanCm, sdCm, covariances } = estimate[each];
            expect(sdCm).toBeGreaterThan(0);
            // Deviations are shares of the length before taping.
            expect(sdCm).toBeLessThan(0.1 * fromAnswers[each].meanCm);
            expect(meanCm).toBeGreaterThan(bodyMeasureBounds[each].minimum);
            expect(meanCm).toBeLessThan(bodyMeasureBounds[each].maximum);
            expect(covariances?.every(Number.isFinite)).toBe(true);
          });
        }
      }),
      {
        ...runs(400),
        // Tape measurements that once pushed the chest out of bounds.
        examples: [
          [
            {
              ...{
                ageYears: 24,
                heightCm: centimeters(140),
                weightKg: kilograms(178.8),
                footLengthCm: centimeters(21.1),
              },
              ...({ bodyShape: 'TRIANGULAR', source: 'self-reported', cutFor: 'women' } as const),
            },
            { sleeveOutseam: 8, waistBackLength: -12, torsoLength: 2, waistCircumference: 11 },
          ],
        ],
      },
    );
  });

  test('an estimate has the distribution of the model’s coefficients', () => {
    fc.assert(
      fc.property(bodyAnswers, (given) => {
        const answers = { ...given, bodyShape: undefined };
        const { mean, covariance } = prior(answers);
        const estimate = estimateBody(answers);
        eachOf(estimate, (each, index) => {
          expect(Math.log(estimate[each].meanCm)).toBeCloseTo(mean[index]![0]!, 10);
          expect(estimate[each].sdCm / estimate[each].meanCm).toBeCloseTo(
            widening(answers, each) * Math.sqrt(covariance[index]![index]!),
            10,
          );
        });
      }),
      runs(200),
    );
  });

  test('customers default to self-reporting men', () => {
    expect(estimateBody(aMan)).toEqual(
      estimateBody({ ...aMan, cutFor: 'men', source: 'self-reported', bodyShape: null, known: {} }),
    );
    expect(estimateBody(aMan)).not.toEqual(estimateBody({ ...aMan, source: 'measured' }));
    // A self-reported height of 181 cm means a shorter person than a measured one.
    expect(estimateBody(aMan).sleeveLengthSpineWrist.meanCm).toBeLessThan(
      estimateBody({ ...aMan, source: 'measured' }).sleeveLengthSpineWrist.meanCm,
    );
    expect(estimateBody({ ...aMan, cutFor: 'women' }).hipCircumference.meanCm).toBeGreaterThan(
      estimateBody(aMan).hipCircumference.meanCm,
    );
  });

  test('[SIZE-72] age is limited to the surveyed years and less certain beyond', () => {
    const means = (answers: BodyAnswers, measures: readonly BodyMeasure[]) =>
      measures.map((each) => estimateBody(answers)[each].meanCm);
    for (const source of ['self-reported', 'measured'] as const) {
      for (const [measures, youngest, oldest] of [
        // Soldiers were 17 to 58 years old, civilians 18 to 80, with older people recorded as
        // 80.
        [ofSoldiersAlone, 17, 58],
        [civilGirths, 17, 80],
      ] as const) {
        for (const [outside, nearest] of [
          [100, oldest],
          [15, youngest],
        ] as const) {
          const [there, here] = [outside, nearest].map((ageYears) => ({
            ...aMan,
            source,
            ageYears,
          }));
          expect(means(there!, measures)).toEqual(means(here!, measures));
          for (const each of measures)
            expect(estimateBody(there!)[each].sdCm).toBeGreaterThan(estimateBody(here!)[each].sdCm);
        }
      }
    }
  });

  test('[SIZE-72] the waist grows with age, up to 80 years', () => {
    for (const cutFor of ['men', 'women'] as const) {
      const waists = [20, 40, 60, 80].map(
        (ageYears) => estimateBody({ ...aMan, cutFor, ageYears }).waistCircumference.meanCm,
      );
      expect(waists).toEqual(waists.toSorted((one, other) => one - other));
      expect(waists[3]! - waists[2]!).toBeGreaterThan(2);
    }
  });

  test('[SIZE-72] bodies far from the survey are less certain', () => {
    fc.assert(
      fc.property(bodyAnswers, bodyAnswers, (one, other) => {
        expect(surveyReach(one)).toBeCloseTo(reachOf(one), 9);
        // A shape reveals more about the chest the better the waist is known, which depends on
        // the build.
        const [near, far] = [one, { ...other, cutFor: one.cutFor, source: one.source }]
          .map((each) => ({ ...each, bodyShape: undefined }))
          .sort((a, b) => surveyReach(a) - surveyReach(b));
        // Civilian data covers every weight, so that a thin person can be better known than a
        // heavy one although farther out.
        for (const each of ofSoldiersAlone) {
          const sureness = (answers: BodyAnswers): number =>
            estimateBody(answers)[each].sdCm / estimateBody(answers)[each].meanCm;
          expect(sureness(far!)).toBeGreaterThanOrEqual(sureness(near!) - 1e-12);
        }
      }),
      runs(200),
    );
    // Most customers are within the survey.
    expect(surveyReach(aMan)).toBeLessThan(0.5);
    expect(
      surveyReach({ ...aMan, heightCm: centimeters(195), weightKg: kilograms(95) }),
    ).toBeLessThan(1);
    expect(surveyReach({ ...aMan, heightCm: centimeters(210) })).toBeGreaterThan(1);
    expect(surveyReach({ ...aMan, weightKg: kilograms(150) })).toBeGreaterThan(1);
    expect(surveyReach({ ...aMan, ageYears: 16 })).toBeGreaterThan(1);
  });

  test('the hip is less certain for a heavier body of the same height and age', () => {
    fc.assert(
      fc.property(bodyAnswers, fc.integer({ min: 1, max: 130 }), (answers, more) => {
        const heavier = kilograms(
          Math.min(idealSizeBounds.weightKg.maximum, answers.weightKg + more),
        );
        const [one, other] = [answers.weightKg, heavier].map((weightKg) => {
          const { meanCm, sdCm } = estimateBody({ ...answers, weightKg }).hipCircumference;
          const { civilRegion } = modelOf(answers);
          const wider =
            1 + 0.15 * Math.max(0, distanceFrom(civilRegion, { ...answers, weightKg }) - 1);
          return sdCm / meanCm / wider;
        });
        expect(other).toBeGreaterThanOrEqual(one! - 1e-12);
      }),
      runs(200),
    );
  });

  test('estimates are smooth: a tenth of an answer changes under half a cm', () => {
    fc.assert(
      fc.property(bodyAnswers, (answers) => {
        const here = estimateBody(answers);
        for (const near of [
          { ...answers, heightCm: centimeters(answers.heightCm + 0.1) },
          { ...answers, weightKg: kilograms(answers.weightKg + 0.1) },
          { ...answers, ageYears: answers.ageYears + 0.1 },
          { ...answers, footLengthCm: centimeters(answers.footLengthCm + 0.1) },
        ]) {
          const there = estimateBody(near);
          for (const each of bodyMeasures) {
            expect(Math.abs(there[each].meanCm - here[each].meanCm)).toBeLessThan(0.5);
            expect(Math.abs(there[each].sdCm / here[each].sdCm - 1)).toBeLessThan(0.02);
          }
        }
      }),
      runs(200),
    );
  });

  test('an estimate survives JSON', () => {
    const estimate = estimateBody({
      ...aMan,
      bodyShape: 'ROUND',
      known: { chestCircumference: centimeters(110) },
    });
    expect(JSON.parse(JSON.stringify(estimate))).toEqual(estimate);
  });

  test('[SIZE-48] more weight at equal height never shrinks a girth', () => {
    const { minimum, maximum } = idealSizeBounds.weightKg;
    const heavier = fc.oneof(
      fc.constant(0.1),
      fc.integer({ min: 1, max: (maximum - minimum) * 10 }).map((tenths) => tenths / 10),
    );
    fc.assert(
      fc.property(bodyAnswers, heavier, (answers, more) => {
        const one = estimateBody(answers);
        const other = estimateBody({
          ...answers,
          weightKg: kilograms(Math.min(maximum, answers.weightKg + more)),
        });
        for (const each of neverSmaller)
          expect(other[each].meanCm).toBeGreaterThanOrEqual(one[each].meanCm);
      }),
      runs(1500),
    );
  });

  test('more height at equal weight never widens the chest or shortens sleeves', () => {
    const { maximum } = idealSizeBounds.heightCm;
    fc.assert(
      fc.property(bodyAnswers, fc.integer({ min: 1, max: 700 }), (answers, more) => {
        const one = estimateBody(answers);
        const other = estimateBody({
          ...answers,
          heightCm: centimeters(Math.min(maximum, answers.heightCm + more / 10)),
        });
        expect(other.chestCircumference.meanCm).toBeLessThanOrEqual(one.chestCircumference.meanCm);
        expect(other.sleeveLengthSpineWrist.meanCm).toBeGreaterThanOrEqual(
          one.sleeveLengthSpineWrist.meanCm,
        );
      }),
      runs(600),
    );
  });

  test('[SIZE-53] metric and imperial entries give the same estimate', () => {
    fc.assert(
      fc.property(bodyAnswers, (answers) => {
        const metric = estimateBody(answers);
        const imperial = estimateBody({
          ...answers,
          heightCm: heightOfInches(toInches(answers.heightCm), answers.cutFor),
          weightKg: weightOfPounds(toPounds(answers.weightKg), answers.cutFor),
        });
        // Half of a tenth of an inch and of a pound, at the steepest power.
        const closest = 0.127 / answers.heightCm + 0.023 / answers.weightKg + 1e-9;
        for (const each of bodyMeasures)
          expect(Math.abs(Math.log(imperial[each].meanCm / metric[each].meanCm))).toBeLessThan(
            closest * 1.2,
          );
      }),
      runs(400),
    );
  });
});

describe('a body shape', () => {
  test('[SIZE-14] chest minus waist grows from round to triangular shapes', () => {
    fc.assert(
      fc.property(bodyAnswers, (answers) => {
        const [triangular, round, rectangular] = bodyShapes.map((bodyShape) =>
          estimateBody({ ...answers, bodyShape }),
        );
        for (const [less, more] of [
          [round, rectangular],
          [rectangular, triangular],
        ] as const) {
          expect(less!.chestCircumference.meanCm).toBeLessThan(more!.chestCircumference.meanCm);
          expect(less!.waistCircumference.meanCm).toBeGreaterThan(more!.waistCircumference.meanCm);
        }
      }),
      runs(300),
    );
  });

  test('[SIZE-14] a shape moves each measure by its mean, given its error', () => {
    fc.assert(
      fc.property(bodyAnswers, fc.constantFrom(...bodyShapes), (given, bodyShape) => {
        const { mean, covariance } = prior(given);
        const [round, triangular] =
          bodyModels[given.cutFor ?? 'men'][given.source ?? 'self-reported'].shapeLimits;
        const difference = [
          bodyMeasures.map((each) =>
            each === 'chestCircumference' ? 1 : each === 'waistCircumference' ? -1 : 0,
          ),
        ];
        const expected = times(difference, mean)[0]![0]!;
        const seen =
          times(times(difference, covariance), transpose(difference))[0]![0]! + 0.03 ** 2;
        const [low, high] = {
          ROUND: [-9, round],
          RECTANGULAR: [round, triangular],
          TRIANGULAR: [triangular, 9],
        }[bodyShape];
        // The mean within the limits, by sums over a fine grid relative to the mode, so that
        // nothing underflows.
        const nearest = Math.min(high!, Math.max(low!, expected));
        const span: readonly [number, number] = [
          Math.max(low!, nearest - 0.6),
          Math.min(high!, nearest + 0.6),
        ];
        let total = 0;
        let moment = 0;
        for (let step = 0; step < 20_000; step += 1) {
          const at = span[0] + ((step + 0.5) * (span[1] - span[0])) / 20_000;
          const weight = Math.exp(((nearest - expected) ** 2 - (at - expected) ** 2) / (2 * seen));
          total += weight;
          moment += weight * at;
        }
        const pull = (moment / total - expected) / seen;
        const towards = times(covariance, transpose(difference));
        const moved = plus(mean, times(towards, [[pull]]));
        const estimate = estimateBody({ ...given, bodyShape });
        eachOf(estimate, (each, index) => {
          expect(Math.log(estimate[each].meanCm)).toBeCloseTo(moved[index]![0]!, 5);
          const left = covariance[index]![index]! - (0.74 * towards[index]![0]! ** 2) / seen;
          expect(estimate[each].sdCm / estimate[each].meanCm).toBeCloseTo(
            widening(given, each) * Math.sqrt(left),
            10,
          );
        });
      }),
      runs(40),
    );
  });

  test('[SIZE-14] shapes make chest and waist more certain, all equally', () => {
    for (const cutFor of ['men', 'women'] as const) {
      const relative = (answers: BodyAnswers) =>
        bodyMeasures.map((each) => {
          const { meanCm, sdCm } = estimateBody(answers)[each];
          return sdCm / meanCm;
        });
      const before = relative({ ...aMan, cutFor });
      const after = bodyShapes.map((bodyShape) => relative({ ...aMan, cutFor, bodyShape }));
      for (const each of after) {
        for (const [index, value] of each.entries()) {
          expect(value).toBeLessThanOrEqual(before[index]! + 1e-12);
          expect(value).toBeCloseTo(after[0]![index]!, 12);
        }
        expect(each[0]!).toBeLessThan(before[0]!);
        expect(each[1]!).toBeLessThan(0.9 * before[1]!);
      }
    }
  });
});

describe('a measure taken by tape', () => {
  test('a tape measure conditions the others like a joint normal distribution', () => {
    fc.assert(
      fc.property(bodyAnswers, tapes, (given, offs) => {
        const answers = { ...given, bodyShape: undefined };
        const known = taped(answers, offs);
        const indices = bodyMeasures.flatMap((each, index) =>
          known[each] === undefined ? [] : [index],
        );
        fc.pre(indices.length > 0);
        const { mean, covariance: surveyed } = prior(answers);
        const wider = bodyMeasures.map((each) => widening(answers, each));
        const covariance = surveyed.map((row, one) =>
          row.map((each, other) => each * wider[one]! * wider[other]!),
        );
        const among = indices.map((row) => indices.map((column) => covariance[row]![column]!));
        const toAll = covariance.map((row) => indices.map((column) => row[column]!));
        const surprise = indices.map((index) => [
          Math.log(known[bodyMeasures[index]!]!) - mean[index]![0]!,
        ]);
        const noise = diagonal(indices.length, tapeNoise ** 2);
        const gain = times(toAll, inverse(plus(among, noise)));
        const left = minus(covariance, times(gain, transpose(toAll)));
        const usual = times(gain, surprise);
        // Taped measurements stay within tape noise; the others follow.
        const settled = indices.map((index, each) => {
          const correction = surprise[each]![0]! - usual[index]![0]!;
          return [surprise[each]![0]! - Math.min(tapeNoise, Math.max(-tapeNoise, correction))];
        });
        const moved = plus(mean, times(times(toAll, inverse(among)), settled));
        const estimate = estimateBody({ ...answers, known });
        eachOf(estimate, (each, index) => {
          expect(Math.log(estimate[each].meanCm)).toBeCloseTo(moved[index]![0]!, 8);
          expect(estimate[each].sdCm / Math.exp(mean[index]![0]!)).toBeCloseTo(
            Math.sqrt(left[index]![index]!),
            8,
          );
          if (
            indices.every(
              (one, position) => Math.abs(surprise[position]![0]! - usual[one]![0]!) <= tapeNoise,
            )
          ) {
            expect(Math.log(estimate[each].meanCm)).toBeCloseTo(
              mean[index]![0]! + usual[index]![0]!,
              8,
            );
          }
        });
      }),
      runs(300),
    );
  });

  test('a tape measurement keeps its value within its noise', () => {
    const lengths = fc.dictionary(measure, fc.integer({ min: 0, max: 1000 }), {
      minKeys: 1,
      maxKeys: 14,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(bodyAnswers, lengths, (answers, shares) => {
        const known = Object.fromEntries(
          Object.entries(shares).map(([each, share]) => {
            const { minimum, maximum } = bodyMeasureBounds[each as BodyMeasure];
            return [each, centimeters(minimum + ((maximum - minimum) * share) / 1000)];
          }),
        ) as Partial<Record<BodyMeasure, Centimeters>>;
        const estimate = estimateBody({ ...answers, known });
        for (const each of bodyMeasures) {
          expect(estimate[each].meanCm).toBeGreaterThan(0);
          expect(estimate[each].meanCm).toBeLessThan(Number.POSITIVE_INFINITY);
          const length = known[each];
          if (length !== undefined)
            expect(Math.abs(Math.log(estimate[each].meanCm / length))).toBeLessThanOrEqual(
              tapeNoise + 1e-9,
            );
        }
      }),
      runs(400),
    );
  });

  test('a tape measure never widens an interval, as first or further one', () => {
    fc.assert(
      fc.property(
        bodyAnswers,
        tapes,
        measure,
        fc.integer({ min: -25, max: 25 }),
        (answers, offs, one, off) => {
          const before = taped(answers, offs);
          const some = estimateBody({ ...answers, known: before });
          const more = estimateBody({
            ...answers,
            known: { ...before, [one]: centimeters(some[one].meanCm * (1 + off / 100)) },
          });
          const none = estimateBody(answers);
          for (const each of bodyMeasures) {
            expect(some[each].sdCm).toBeLessThanOrEqual(none[each].sdCm * (1 + 1e-9));
            expect(more[each].sdCm).toBeLessThanOrEqual(some[each].sdCm * (1 + 1e-9));
          }
        },
      ),
      runs(300),
    );
  });

  test('a tape value out of bounds counts as the bound, an invalid one not', () => {
    const { maximum, minimum } = bodyMeasureBounds.chestCircumference;
    expect(estimateBody({ ...aMan, known: { chestCircumference: centimeters(1e9) } })).toEqual(
      estimateBody({ ...aMan, known: { chestCircumference: centimeters(maximum) } }),
    );
    expect(estimateBody({ ...aMan, known: { chestCircumference: centimeters(-1) } })).toEqual(
      estimateBody({ ...aMan, known: { chestCircumference: centimeters(minimum) } }),
    );
    expect(
      estimateBody({ ...aMan, known: { chestCircumference: centimeters(Number.NaN) } }),
    ).toEqual(estimateBody(aMan));
  });
});
