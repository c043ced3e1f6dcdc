import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMan, bodyAnswers } from '../../../test/bodyAnswers.ts';
import { runs } from '../../testing/runs.ts';
import {
  type BodyAnswers,
  type BodyEstimate,
  type BodyMeasure,
  baseSizes,
  bodyMeasures,
  centimeters,
  confidenceAfter,
  defaultStandardSize,
  estimateBody,
  estimateIfMeasured,
  fitConfidence,
  fits,
  fitTolerances,
  garmentMeasurements,
  heightOfInches,
  idealSizeBounds,
  kilograms,
  letterSizeOf,
  minimumProbability,
  mostInformativeMeasure,
  type RecommendedSize,
  recommendStandardSize,
  standardBody,
  standardMeasurements,
  standardSizes,
  standardSizeTypeSlugs,
  toInches,
  toPounds,
  weightOfPounds,
} from '../index.ts';
import { isTaped } from './fitConfidence.ts';
import { normalProbabilityBetween } from './normal.ts';

const someTapes = fc.uniqueArray(fc.constantFrom(...bodyMeasures), { maxLength: 5 });

/** The estimate after taping those measurements at their expected values. */
const withTapes = (answers: BodyAnswers, measures: readonly BodyMeasure[]): BodyEstimate => {
  const estimate = estimateBody(answers);
  return estimateBody({
    ...answers,
    known: Object.fromEntries(measures.map((each) => [each, estimate[each].meanCm])),
  });
};

/** Sums of the joint density of two measurements over a grid. */
const jointProbability = (estimate: BodyEstimate, center: readonly [number, number]): number => {
  const [one, other] = ['chestCircumference', 'sleeveLengthSpineWrist'] as const;
  const correlation =
    estimate[one].covariances![bodyMeasures.indexOf(other)]! /
    (estimate[one].sdCm * estimate[other].sdCm);
  const steps = 200;
  let sum = 0;
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const offsets = [
        ((row + 0.5) / steps - 0.5) * 2 * fitTolerances[one] + center[0] - estimate[one].meanCm,
        ((column + 0.5) / steps - 0.5) * 2 * fitTolerances[other] +
          center[1] -
          estimate[other].meanCm,
      ];
      const [a, b] = [offsets[0]! / estimate[one].sdCm, offsets[1]! / estimate[other].sdCm];
      sum += Math.exp(-(a * a - 2 * correlation * a * b + b * b) / (2 * (1 - correlation ** 2)));
    }
  }
  const cell = ((2 * fitTolerances[one]) / steps) * ((2 * fitTolerances[other]) / steps);
  return (
    (sum * cell) /
    (2 * Math.PI * estimate[one].sdCm * estimate[other].sdCm * Math.sqrt(1 - correlation ** 2))
  );
};

/** As if the body were known to half a centimeter. */
const known = (body: Readonly<Record<BodyMeasure, number>>): BodyEstimate =>
  Object.fromEntries(
    bodyMeasures.map((each) => [each, { meanCm: body[each], sdCm: 0.5 }]),
  ) as BodyEstimate;

describe('the confidence in a custom size', () => {
  test('confidence is at most the probability of the estimate’s box', () => {
    fc.assert(
      fc.property(bodyAnswers, someTapes, (answers, tapes) => {
        const estimate = withTapes(answers, tapes);
        const joint = jointProbability(estimate, [
          estimate.chestCircumference.meanCm,
          estimate.sleeveLengthSpineWrist.meanCm,
        ]);
        expect(fitConfidence(estimate)).toBeLessThanOrEqual(joint + 1e-4);
        expect(fitConfidence(estimate)).toBeGreaterThan(joint - 0.01);
      }),
      runs(40),
    );
  });

  test('predicted confidence equals the later one and never decreases', () => {
    fc.assert(
      fc.property(
        bodyAnswers,
        someTapes,
        fc.constantFrom(...bodyMeasures),
        (answers, tapes, next) => {
          const before = withTapes(answers, tapes);
          const promised = confidenceAfter(before, next);
          expect(promised).toBeGreaterThanOrEqual(fitConfidence(before) - 1e-12);
          expect(promised).toBeLessThanOrEqual(1);
          if (!tapes.includes(next)) {
            const after = withTapes(answers, [...tapes, next]);
            expect(promised).toBeCloseTo(fitConfidence(after), 9);
            expect(estimateIfMeasured(before[next]).sdCm).toBeCloseTo(after[next].sdCm, 6);
          }
        },
      ),
      runs(300),
    );
  });

  // The survey finds 43 and 41 % of soldiers; civilians' chests are assumed to vary by a tenth
  // more.
  test('a measured chest or sleeve gives 2/3 confidence, both give 19/20', () => {
    for (const source of ['measured', 'self-reported'] as const) {
      const answers: BodyAnswers = {
        ageYears: 30,
        heightCm: centimeters(176),
        weightKg: kilograms(85),
        footLengthCm: centimeters(27.1),
        source,
      };
      const estimate = estimateBody(answers);
      expect(Math.abs(fitConfidence(estimate) - (source === 'measured' ? 0.4 : 0.36))).toBeLessThan(
        0.02,
      );
      expect(Math.abs(confidenceAfter(estimate, 'chestCircumference') - 0.62)).toBeLessThan(0.02);
      expect(confidenceAfter(estimate, 'sleeveLengthSpineWrist')).toBeGreaterThan(0.55);
      expect(
        fitConfidence(withTapes(answers, ['chestCircumference', 'sleeveLengthSpineWrist'])),
      ).toBeGreaterThan(0.94);
    }
  });

  test('only measures with a tolerance count; uncorrelated ones are independent', () => {
    const estimate = known(standardBody(defaultStandardSize));
    expect(fitConfidence(estimate, {})).toBe(1);
    expect(fitConfidence(estimate, { hipCircumference: 0.5 })).toBeCloseTo(0.6826894921, 9);
    expect(confidenceAfter(estimate, 'waistCircumference', { hipCircumference: 0.5 })).toBeCloseTo(
      0.6826894921,
      9,
    );
    expect(
      confidenceAfter(estimate, 'hipCircumference', { hipCircumference: 0.5 }),
    ).toBeGreaterThan(0.69);
  });
});

describe('the most informative measure', () => {
  test('the next measure informs more than any other untaken one', () => {
    fc.assert(
      fc.property(bodyAnswers, someTapes, (answers, tapes) => {
        const estimate = withTapes(answers, tapes);
        const best = mostInformativeMeasure(estimate, fitTolerances);
        expect(tapes).not.toContain(best);
        for (const each of bodyMeasures.filter((other) => !tapes.includes(other))) {
          expect(fitConfidence(withTapes(answers, [...tapes, best]))).toBeGreaterThanOrEqual(
            fitConfidence(withTapes(answers, [...tapes, each])) - 1e-9,
          );
        }
      }),
      runs(100),
    );
  });

  test('the next measure is never a repeated one; ties take the first', () => {
    const chest = { chestCircumference: 1 };
    expect(mostInformativeMeasure(estimateBody(aMan), chest)).toBe('chestCircumference');
    expect(mostInformativeMeasure(withTapes(aMan, ['chestCircumference']), chest)).not.toBe(
      'chestCircumference',
    );
    expect(mostInformativeMeasure(withTapes(aMan, bodyMeasures), chest)).toBe('chestCircumference');
    // If nothing counts, all answers are equally useful.
    expect(mostInformativeMeasure(estimateBody(aMan), {})).toBe(bodyMeasures[0]);
    expect(mostInformativeMeasure(withTapes(aMan, [bodyMeasures[0]]), {})).toBe(bodyMeasures[1]);
  });

  test('a measure counts as taped up to 1.25 times the noise of a tape', () => {
    expect(isTaped({ meanCm: 100, sdCm: 1.5 })).toBe(true);
    expect(isTaped({ meanCm: 100, sdCm: 1.51 })).toBe(false);
    expect(isTaped({ meanCm: 50, sdCm: 1 })).toBe(false);
  });

  test('the next measure is the chest or the sleeve, then the other one', () => {
    fc.assert(
      fc.property(bodyAnswers, (answers) => {
        const pair: readonly BodyMeasure[] = ['chestCircumference', 'sleeveLengthSpineWrist'];
        const first = mostInformativeMeasure(estimateBody(answers), fitTolerances);
        expect(pair).toContain(first);
        const second = mostInformativeMeasure(withTapes(answers, [first]), fitTolerances);
        expect(pair.filter((each) => each !== first)).toEqual([second]);
      }),
      runs(200),
    );
  });

  test('the next measure follows the tolerances, even if all were taken', () => {
    expect(mostInformativeMeasure(estimateBody(aMan), { neckCircumference: 1 })).toBe(
      'neckCircumference',
    );
    expect(bodyMeasures).toContain(
      mostInformativeMeasure(withTapes(aMan, bodyMeasures), fitTolerances),
    );
  });
});

describe('the body of a standard size', () => {
  test('[SIZE-56] a standard chest matches its EN 13402-3 letter, 4–5 cm per base', () => {
    const limits = {
      XS: [78, 86],
      S: [86, 94],
      M: [94, 102],
      L: [102, 110],
      XL: [110, 118],
      XXL: [118, 129],
    };
    const chests = baseSizes.map((base) => standardBody({ base, length: 'R' }).chestCircumference);
    for (const [index, base] of baseSizes.entries()) {
      const [low, high] = limits[letterSizeOf(base)];
      expect(chests[index]).toBeGreaterThan(low!);
      expect(chests[index]).toBeLessThan(high!);
      if (index === 0) continue;
      expect(chests[index]! - chests[index - 1]!).toBeGreaterThanOrEqual(4);
      expect(chests[index]! - chests[index - 1]!).toBeLessThanOrEqual(5);
    }
  });

  test('[SIZE-56] the middle of Regular and Long is a customer of 181 cm', () => {
    for (const base of [5, 6, 7, 8, 9] as const) {
      const [regular, long] = (['R', 'L'] as const).map((length) => standardBody({ base, length }));
      const weights = Array.from({ length: 800 }, (_, index) => 55 + index / 10);
      const customer = weights
        .map((weightKg) =>
          estimateBody({ ...aMan, weightKg: kilograms(weightKg), source: 'measured' }),
        )
        .find(
          ({ chestCircumference }) => chestCircumference.meanCm >= regular!.chestCircumference,
        )!;
      for (const each of [
        'sleeveLengthSpineWrist',
        'sleeveOutseam',
        'torsoLength',
        'waistBackLength',
      ] as const) {
        const [short, far] = [regular![each], long![each]];
        expect(far).toBeGreaterThan(short);
        expect(Math.abs((short + far) / 2 - customer[each].meanCm)).toBeLessThan(1);
      }
      for (const each of bodyMeasures.filter(
        (measure) => !/sleeve|torso|waistBack/.test(measure),
      )) {
        expect(long![each]).toBe(regular![each]);
        expect(Math.abs(regular![each] / customer[each].meanCm - 1)).toBeLessThan(0.04);
      }
    }
  });
});

describe('the recommended standard size', () => {
  test('[SIZE-30] the recommendation for an average man is the default size', () => {
    expect(recommendStandardSize(estimateBody(aMan))).toEqual({
      ...defaultStandardSize,
      probability: expect.closeTo(0.35, 1),
    });
  });

  test('[SIZE-56] each of the 24 sizes is recommended to the body it is cut for', () => {
    for (const size of standardSizes) {
      const found = recommendStandardSize(known(standardBody(size)));
      expect(found).toEqual({ ...size, probability: expect.closeTo(1, 3) });
    }
  });

  test('the nearest chest, then the nearest sleeve, is recommended with its odds', () => {
    fc.assert(
      fc.property(bodyAnswers, someTapes, (answers, tapes) => {
        const estimate = withTapes(answers, tapes);
        const { chestCircumference: chest, sleeveLengthSpineWrist: sleeve } = estimate;
        const ranked = standardSizes
          .map((size) => ({ size, body: standardBody(size) }))
          .sort(
            (one, other) =>
              Math.abs(chest.meanCm - one.body.chestCircumference) -
                Math.abs(chest.meanCm - other.body.chestCircumference) ||
              Math.abs(sleeve.meanCm - one.body.sleeveLengthSpineWrist) -
                Math.abs(sleeve.meanCm - other.body.sleeveLengthSpineWrist),
          );
        const { size, body } = ranked[0]!;
        const share = ({ meanCm, sdCm }: typeof chest, center: number, tolerance: number) =>
          normalProbabilityBetween(
            (center - tolerance - meanCm) / sdCm,
            (center + tolerance - meanCm) / sdCm,
          );
        const probability =
          share(chest, body.chestCircumference, 3) * share(sleeve, body.sleeveLengthSpineWrist, 2);
        const found = recommendStandardSize(estimate);
        if (probability < minimumProbability) expect(found).toBeNull();
        else {
          expect(found).toEqual({ ...size, probability: expect.closeTo(probability, 12) });
          expect(found!.probability).toBeLessThanOrEqual(1);
          expect(
            Math.abs(
              found!.probability -
                jointProbability(estimate, [body.chestCircumference, body.sleeveLengthSpineWrist]),
            ),
          ).toBeLessThan(0.03);
        }
      }),
      runs(150),
    );
  });

  test('[SIZE-62] no size is recommended outside the range', () => {
    const [small, heavy] = [
      { ...aMan, heightCm: centimeters(150), weightKg: kilograms(50) },
      { ...aMan, heightCm: centimeters(180), weightKg: kilograms(180) },
    ];
    const [tall, short] = [
      { ...aMan, heightCm: centimeters(220), weightKg: kilograms(120) },
      { ...aMan, heightCm: centimeters(150), weightKg: kilograms(80) },
    ];
    expect(
      [small, heavy, tall, short].map((answers) => recommendStandardSize(estimateBody(answers))),
    ).toEqual([null, null, null, null]);
    for (const heightCm of [168, 175, 181, 188, 196]) {
      for (const bodyMassIndex of [20, 24, 28, 32]) {
        const weightKg = bodyMassIndex * (heightCm / 100) ** 2;
        expect(
          recommendStandardSize(
            estimateBody({
              ...aMan,
              heightCm: centimeters(heightCm),
              weightKg: kilograms(weightKg),
            }),
          ),
        ).not.toBeNull();
      }
    }
  });

  test('[SIZE-56] more weight never lowers the base, more height never the length', () => {
    fc.assert(
      fc.property(
        bodyAnswers,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (answers, heavier, taller) => {
          const one = recommendStandardSize(estimateBody(answers));
          const { maximum } = idealSizeBounds.weightKg;
          const more = recommendStandardSize(
            estimateBody({
              ...answers,
              weightKg: kilograms(Math.min(maximum, answers.weightKg + heavier / 10)),
            }),
          );
          if (one && more) expect(more.base).toBeGreaterThanOrEqual(one.base);
          const heightCm = centimeters(
            Math.min(idealSizeBounds.heightCm.maximum, answers.heightCm + taller / 10),
          );
          const longer = recommendStandardSize(estimateBody({ ...answers, heightCm }));
          if (one && longer) {
            expect(longer.base).toBeLessThanOrEqual(one.base);
            if (one.length === 'L') expect(longer.length).toBe('L');
          }
        },
      ),
      runs(1000),
    );
  });

  test('[SIZE-53] metric and imperial entries recommend the same, except at borders', () => {
    fc.assert(
      fc.property(bodyAnswers, (answers) => {
        const metric = estimateBody(answers);
        const imperial = estimateBody({
          ...answers,
          heightCm: heightOfInches(toInches(answers.heightCm), answers.cutFor),
          weightKg: weightOfPounds(toPounds(answers.weightKg), answers.cutFor),
        });
        const [one, other] = [recommendStandardSize(metric), recommendStandardSize(imperial)];
        const isSame = (each: RecommendedSize | null) =>
          each?.base === other?.base && each?.length === other?.length;
        if (isSame(one)) return;
        const near = (each: BodyMeasure) =>
          Math.abs(metric[each].meanCm - imperial[each].meanCm) < 0.12;
        expect(near('chestCircumference') && near('sleeveLengthSpineWrist')).toBe(true);
        // A tenth of a centimeter changes the size or leaves the range, which also ends where
        // the nearer base has a sleeve that is far too long.
        const moved = (chest: number, sleeve: number) =>
          recommendStandardSize({
            ...metric,
            chestCircumference: {
              ...metric.chestCircumference,
              meanCm: metric.chestCircumference.meanCm + chest,
            },
            sleeveLengthSpineWrist: {
              ...metric.sleeveLengthSpineWrist,
              meanCm: metric.sleeveLengthSpineWrist.meanCm + sleeve,
            },
          });
        const isOnABorder = [-0.12, 0, 0.12].some((chest) =>
          [-0.12, 0, 0.12].some((sleeve) => isSame(moved(chest, sleeve))),
        );
        if (one && other) expect(isOnABorder).toBe(true);
        else
          expect(isOnABorder || (one ?? other)!.probability < minimumProbability + 0.02).toBe(true);
      }),
      {
        ...runs(1000),
        // A chest between two bases, the larger of which has a sleeve that is far too long.
        examples: [
          [
            {
              ageYears: 58,
              heightCm: centimeters(167.1),
              weightKg: kilograms(50.1),
              footLengthCm: centimeters(24.2),
              source: 'self-reported',
              cutFor: 'men',
            },
          ],
        ],
      },
    );
  });
});

describe('garment measurements', () => {
  const slug = fc.constantFrom(...standardSizeTypeSlugs);

  test('[SIZE-56] measurements of a standard body are those of the standard size', () => {
    for (const sizeTypeSlug of standardSizeTypeSlugs) {
      for (const size of standardSizes) {
        const custom = garmentMeasurements({
          estimate: known(standardBody(size)),
          sizeTypeSlug,
          fit: 'REGULAR',
        });
        expect(custom).toEqual(standardMeasurements(sizeTypeSlug, size));
      }
    }
  });

  test('[SIZE-13] measures widen from tight to loose and exceed the body', () => {
    fc.assert(
      fc.property(bodyAnswers, slug, (answers, sizeTypeSlug) => {
        const estimate = estimateBody(answers);
        const [tight, regular, loose] = fits.map(
          (fit) => garmentMeasurements({ estimate, sizeTypeSlug, fit })!,
        );
        for (const [row, { measure, value }] of regular!.entries()) {
          expect(value * 2).toBe(Math.round(value * 2));
          expect(value).toBeGreaterThan(0);
          if (measure === 'sleeveLength') continue;
          expect(tight![row]!.value).toBeLessThanOrEqual(value);
          expect(loose![row]!.value).toBeGreaterThanOrEqual(value);
        }
        const finished = Object.fromEntries(tight!.map(({ measure, value }) => [measure, value]));
        expect(finished.chest).toBeGreaterThan(estimate.chestCircumference.meanCm);
        expect(finished.waist).toBeGreaterThan(estimate.waistCircumference.meanCm);
        expect(finished.hem).toBeGreaterThan(
          Math.max(estimate.hipCircumference.meanCm, estimate.waistCircumference.meanCm),
        );
      }),
      runs(300),
    );
  });

  test('[SIZE-48] more weight never shrinks chest, waist or hem', () => {
    fc.assert(
      fc.property(
        bodyAnswers,
        slug,
        fc.constantFrom(...fits),
        fc.integer({ min: 1, max: 500 }),
        (answers, sizeTypeSlug, fit, more) => {
          const weightKg = kilograms(
            Math.min(idealSizeBounds.weightKg.maximum, answers.weightKg + more / 10),
          );
          const [one, other] = [answers, { ...answers, weightKg }].map(
            (each) => garmentMeasurements({ estimate: estimateBody(each), sizeTypeSlug, fit })!,
          );
          for (const [row, { measure, value }] of one!.entries()) {
            if (measure === 'chest' || measure === 'waist' || measure === 'hem')
              expect(other![row]!.value).toBeGreaterThanOrEqual(value);
          }
        },
      ),
      runs(200),
    );
  });

  test('size types without garments have no measurements', () => {
    const estimate = estimateBody(aMan);
    for (const sizeTypeSlug of ['scarf', 'constructor', '__proto__', ''])
      expect(garmentMeasurements({ estimate, sizeTypeSlug, fit: 'REGULAR' })).toBeUndefined();
  });

  test('[SIZE-56] a T-shirt in base 7 fits most customers within half a step', () => {
    const made = garmentMeasurements({
      estimate: estimateBody(aMan),
      sizeTypeSlug: 't-shirt',
      fit: 'REGULAR',
    })!;
    const standard = standardMeasurements('t-shirt', defaultStandardSize)!;
    for (const [row, { value }] of made.entries())
      expect(Math.abs(value - standard[row]!.value)).toBeLessThanOrEqual(2);
    expect(baseSizes).toContain(defaultStandardSize.base);
  });
});
