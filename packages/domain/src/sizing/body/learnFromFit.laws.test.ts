import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMan, bodyAnswers } from '../../../test/bodyAnswers.ts';
import {
  bodyOff,
  feltEverywhere,
  type GarmentFeedback,
  garmentFeedback,
  shirtZones,
  wornBy,
} from '../../../test/wornGarments.ts';
import { runs } from '../../testing/runs.ts';
import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
  centimeters,
  confidenceAfter,
  estimateBody,
  type FeltFit,
  feltModel,
  fitConfidence,
  fitTolerances,
  kilograms,
  learnFromFit,
  likelyInterval,
  mostInformativeMeasure,
  perceivedFits,
  recommendStandardSize,
  toCentimeters,
  toInches,
  transferLearned,
  type WornGarment,
} from '../index.ts';

const zones = Object.keys(feltModel.zones) as readonly (keyof typeof feltModel.zones)[];
const estimates = bodyAnswers.map(estimateBody);
const garments = (most: number): fc.Arbitrary<readonly GarmentFeedback[]> =>
  fc.array(garmentFeedback, { maxLength: most });

const moveOf = (from: BodyEstimate, to: BodyEstimate, measure: BodyMeasure): number =>
  to[measure].meanCm - from[measure].meanCm;

const expectSame = (one: BodyEstimate, other: BodyEstimate, within = 1e-6): void => {
  for (const measure of bodyMeasures) {
    expect(Math.abs(moveOf(one, other, measure))).toBeLessThanOrEqual(within);
    expect(Math.abs(other[measure].sdCm - one[measure].sdCm)).toBeLessThanOrEqual(within);
  }
};

const expectNoWider = (one: BodyEstimate, other: BodyEstimate): void => {
  for (const measure of bodyMeasures)
    expect(other[measure].sdCm).toBeLessThanOrEqual(one[measure].sdCm * (1 + 1e-9));
};

describe('feedback from worn garments', () => {
  test('[SIZE-65] feedback moves its measure, and correlated ones along', () => {
    const before = estimateBody(aMan);
    const tight = learnFromFit(before, [
      feltEverywhere(before, 'too-small', undefined, ['chestCircumference']),
    ]);
    expect(moveOf(before, tight, 'chestCircumference')).toBeGreaterThan(
      feltModel.zones.chestCircumference!.toleranceCm,
    );
    expect(moveOf(before, tight, 'shoulderCircumference')).toBeGreaterThan(1);
    expect(tight.shoulderCircumference.sdCm).toBeLessThan(before.shoulderCircumference.sdCm);
  });

  test('[SIZE-65] feedback gives finite measures within tape bounds', () => {
    const extreme = fc.record({
      cutFor: fc.dictionary(
        fc.constantFrom(...bodyMeasures),
        fc.oneof(fc.double(), fc.constantFrom(0, -1, 1e-300, 1e300, Number.POSITIVE_INFINITY)),
        {
          noNullPrototype: true,
        },
      ),
      answers: fc.array(
        fc.record({
          zone: fc.constantFrom(...bodyMeasures),
          felt: fc.constantFrom(...perceivedFits),
        }),
        { maxLength: 8 },
      ),
      washed: fc.boolean(),
    }) as fc.Arbitrary<WornGarment>;
    fc.assert(
      fc.property(estimates, fc.array(extreme, { maxLength: 4 }), (before, worn) => {
        const after = learnFromFit(before, worn);
        expect(Object.keys(after)).toEqual([...bodyMeasures]);
        for (const measure of bodyMeasures) {
          const { meanCm, sdCm, covariances } = after[measure];
          expect(meanCm).toBeGreaterThanOrEqual(bodyMeasureBounds[measure].minimum);
          expect(meanCm).toBeLessThanOrEqual(bodyMeasureBounds[measure].maximum);
          expect(sdCm).toBeGreaterThan(0);
          expect(covariances?.every(Number.isFinite)).toBe(true);
        }
        expectNoWider(before, after);
      }),
      runs(200),
    );
  });

  test('[SIZE-66] more garments or answers never widen an interval', () => {
    fc.assert(
      fc.property(
        estimates,
        garments(3),
        garmentFeedback,
        fc.nat(),
        (before, learnedFrom, more, number) => {
          const worn = wornBy(before, learnedFrom);
          const some = learnFromFit(before, worn);
          expectNoWider(before, some);
          expectNoWider(some, learnFromFit(before, [...worn, ...wornBy(before, [more])]));
          const one = worn[number % Math.max(1, worn.length)];
          if (one) {
            const fewer = worn.map((each) =>
              each === one ? { ...each, answers: each.answers.slice(1) } : each,
            );
            expectNoWider(learnFromFit(before, fewer), some);
          }
        },
      ),
      runs(150),
    );
  });

  test('[SIZE-66] no zone is more certain than exact feedback would make it', () => {
    fc.assert(
      fc.property(
        estimates,
        garments(4),
        fc.constantFrom(...zones),
        (before, learnedFrom, zone) => {
          const alone = learnedFrom.map((each) => ({
            ...each,
            answers: each.answers.filter((answer) => answer.zone === zone),
          }));
          const times = alone.filter(({ answers }) => answers.length > 0).length;
          const exactly =
            1 / Math.sqrt(1 / before[zone].sdCm ** 2 + times / feltModel.zones[zone]!.noiseCm ** 2);
          expect(learnFromFit(before, wornBy(before, alone))[zone].sdCm).toBeGreaterThan(
            exactly - 1e-9,
          );
        },
      ),
      runs(100),
    );
  });

  test('[SIZE-67] the order of garments and answers does not matter', () => {
    fc.assert(
      fc.property(
        estimates,
        garments(4).chain((learnedFrom) =>
          fc.tuple(
            fc.constant(learnedFrom),
            fc.shuffledSubarray(
              Array.from(learnedFrom, (_, index) => index),
              { minLength: learnedFrom.length },
            ),
          ),
        ),
        (before, [learnedFrom, order]) => {
          const worn = wornBy(before, learnedFrom);
          const atOnce = learnFromFit(before, worn);
          const shuffled = order
            .map((index) => worn[index]!)
            .map((each) => ({ ...each, answers: each.answers.toReversed() }));
          expectSame(atOnce, learnFromFit(before, shuffled), 1e-9);
          expectSame(
            atOnce,
            shuffled.reduce((estimate, each) => learnFromFit(estimate, [each]), before),
            1e-9,
          );
          expectSame(
            atOnce,
            learnFromFit(
              JSON.parse(JSON.stringify(learnFromFit(before, shuffled.slice(1)))),
              shuffled.slice(0, 1),
            ),
            1e-9,
          );
        },
      ),
      runs(100),
    );
  });

  test('[SIZE-68] mirrored feedback mirrors the change of each mean', () => {
    const opposite: Readonly<Record<FeltFit, FeltFit>> = {
      'too-small': 'too-large',
      right: 'right',
      'too-large': 'too-small',
    };
    fc.assert(
      fc.property(estimates, garments(3), (before, learnedFrom) => {
        const unwashed = learnedFrom.map((each) => ({ ...each, washed: false }));
        const mirrored = unwashed.map(({ off, answers, washed }) => ({
          off: off.map((each) => -each),
          answers: answers.map(({ zone, felt }) => ({ zone, felt: opposite[felt] })),
          washed,
        }));
        const one = learnFromFit(before, wornBy(before, unwashed));
        const other = learnFromFit(before, wornBy(before, mirrored));
        const lengths = [one, other].flatMap((after) =>
          bodyMeasures.map((measure) => [measure, after[measure].meanCm] as const),
        );
        const cuts = [unwashed, mirrored].flatMap((each) =>
          wornBy(before, each).flatMap(({ cutFor }) =>
            bodyMeasures.map((measure) => [measure, cutFor[measure]!] as const),
          ),
        );
        fc.pre(
          [...lengths, ...cuts].every(
            ([measure, length]) =>
              length > bodyMeasureBounds[measure].minimum &&
              length < bodyMeasureBounds[measure].maximum,
          ),
        );
        for (const measure of bodyMeasures) {
          expect(
            Math.abs(moveOf(before, one, measure) + moveOf(before, other, measure)),
          ).toBeLessThan(0.001);
          expect(other[measure].sdCm).toBeCloseTo(one[measure].sdCm, 3);
        }
      }),
      runs(100),
    );
  });

  test('[SIZE-68] good fits move no mean; others move it less than the felt amount', () => {
    const offs = fc.array(fc.integer({ min: -100, max: 100 }), {
      minLength: zones.length,
      maxLength: zones.length,
    });
    fc.assert(
      fc.property(
        estimates,
        fc.array(fc.tuple(offs, fc.boolean()), { minLength: 1, maxLength: 4 }),
        (before, cuts) => {
          const made = learnFromFit(
            before,
            cuts.map(() => feltEverywhere(before, 'right', undefined, zones)),
          );
          for (const measure of bodyMeasures)
            expect(Math.abs(moveOf(before, made, measure))).toBeLessThan(1e-6);
          const near = cuts.map(([shares, washed]): WornGarment => {
            // After washing, a garment cut for the mean fits a slightly smaller body.
            const reach = (zone: (typeof zones)[number]): number =>
              feltModel.zones[zone]!.toleranceCm - (washed ? 0.012 * before[zone].meanCm : 0);
            const cutFor = zones.map((zone, index) => [
              zone,
              before[zone].meanCm + ((shares[index] ?? 0) / 100) * Math.max(0, reach(zone)),
            ]);
            return {
              ...feltEverywhere(before, 'right', Object.fromEntries(cutFor), zones),
              washed,
            };
          });
          const after = learnFromFit(before, near);
          for (const zone of zones)
            expect(Math.abs(moveOf(before, after, zone))).toBeLessThan(
              feltModel.zones[zone]!.toleranceCm,
            );
        },
      ),
      runs(100),
    );
  });

  test('[SIZE-68] one more too-small answer never lowers a measure, and vice versa', () => {
    fc.assert(
      fc.property(
        estimates,
        garments(3),
        fc.constantFrom(...zones),
        fc.integer({ min: -300, max: 300 }),
        fc.boolean(),
        (before, learnedFrom, zone, off, washed) => {
          const worn = wornBy(before, learnedFrom);
          const cutFor = bodyOff(before, () => off / 100);
          const some = learnFromFit(before, worn);
          const smaller = learnFromFit(before, [
            ...worn,
            { cutFor, answers: [{ zone, felt: 'too-small' }], washed },
          ]);
          const larger = learnFromFit(before, [
            ...worn,
            { cutFor, answers: [{ zone, felt: 'too-large' }], washed },
          ]);
          // Exact for one garment; several are exact to a hundredth of a millimeter.
          expect(moveOf(some, smaller, zone)).toBeGreaterThanOrEqual(
            learnedFrom.length === 0 ? 0 : -0.001,
          );
          expect(moveOf(some, larger, zone)).toBeLessThanOrEqual(
            learnedFrom.length === 0 ? 0 : 0.001,
          );
        },
      ),
      runs(150),
    );
  });

  test('[SIZE-68] contradicting garments give a mean between them, still uncertain', () => {
    fc.assert(
      fc.property(
        estimates,
        fc.integer({ min: -100, max: 100 }),
        fc.integer({ min: 1, max: 5 }),
        (before, off, times) => {
          const cutFor = bodyOff(before, () => off / 100);
          const one = [
            feltEverywhere(before, 'too-small', cutFor, zones),
            feltEverywhere(before, 'too-large', cutFor, zones),
          ];
          const after = learnFromFit(before, Array.from({ length: times }, () => one).flat());
          for (const zone of zones) {
            const { noiseCm, toleranceCm } = feltModel.zones[zone]!;
            const between = [before[zone].meanCm, cutFor[zone]].sort((low, high) => low - high);
            expect(after[zone].meanCm).toBeGreaterThan(between[0]! - 0.5 * toleranceCm);
            expect(after[zone].meanCm).toBeLessThan(between[1]! + 0.5 * toleranceCm);
            expect(after[zone].sdCm).toBeGreaterThan(noiseCm / Math.sqrt(2 * times + 1));
          }
        },
      ),
      runs(60),
    );
  });

  test('[SIZE-69] bodies in inches give the same result within rounding', () => {
    fc.assert(
      fc.property(estimates, garments(3), (before, learnedFrom) => {
        const metric = wornBy(before, learnedFrom);
        const imperial = metric.map((each) => ({
          ...each,
          cutFor: Object.fromEntries(
            bodyMeasures.map((measure) => [
              measure,
              toCentimeters(toInches(each.cutFor[measure]!)),
            ]),
          ),
        }));
        const one = learnFromFit(before, metric);
        const other = learnFromFit(before, imperial);
        // Rounded to a tenth of an inch and of a centimeter, each zone is up to 0.18 cm off and
        // moves the others by less.
        for (const zone of zones) expect(Math.abs(moveOf(one, other, zone))).toBeLessThan(0.36);
      }),
      runs(100),
    );
  });

  test('[SIZE-69] unknown zones, unknown cuts and invalid answers are ignored', () => {
    const before = estimateBody(aMan);
    const learnedFrom = (worn: unknown): BodyEstimate =>
      learnFromFit(before, [worn as WornGarment]);
    const cutFor = bodyOff(before);
    expect(learnFromFit(before, [])).toBe(before);
    expect(learnedFrom({ cutFor, answers: [] })).toBe(before);
    expect(
      learnedFrom({ cutFor, answers: [{ zone: 'wristCircumference', felt: 'too-small' }] }),
    ).toBe(before);
    expect(learnedFrom({ cutFor, answers: [{ zone: 'aura', felt: 'too-small' }] })).toBe(before);
    expect(learnedFrom({ cutFor, answers: [{ zone: 'chestCircumference', felt: 'itchy' }] })).toBe(
      before,
    );
    expect(
      learnedFrom({ cutFor: {}, answers: [{ zone: 'chestCircumference', felt: 'too-small' }] }),
    ).toBe(before);
    expect(
      learnedFrom({
        cutFor: { chestCircumference: Number.NaN },
        answers: [{ zone: 'chestCircumference', felt: 'too-small' }],
      }),
    ).toBe(before);
    const heard = { zone: 'neckCircumference', felt: 'too-small' };
    expectSame(
      learnedFrom({ cutFor, answers: [heard, { zone: 'aura', felt: 'right' }] }),
      learnedFrom({ cutFor, answers: [heard] }),
    );
  });

  test('[SIZE-69] a garment for a body out of bounds counts as cut for the bound', () => {
    const before = estimateBody(aMan);
    const { minimum, maximum } = bodyMeasureBounds.chestCircumference;
    const cutFor = (chestCircumference: number): BodyEstimate =>
      learnFromFit(before, [
        {
          cutFor: { chestCircumference: centimeters(chestCircumference) },
          answers: [{ zone: 'chestCircumference', felt: 'right' }],
        },
      ]);
    expect(cutFor(1e9)).toEqual(cutFor(maximum));
    expect(cutFor(-1)).toEqual(cutFor(minimum));
  });

  test('[SIZE-70] a washed garment counts as smaller and less certain', () => {
    fc.assert(
      fc.property(
        estimates,
        fc.constantFrom(...zones),
        fc.constantFrom(...perceivedFits),
        (before, zone, felt) => {
          const worn = feltEverywhere(before, felt, undefined, [zone]);
          const unwashed = learnFromFit(before, [worn]);
          const washed = learnFromFit(before, [{ ...worn, washed: true }]);
          // Means are clamped to the body's bounds (SIZE-69).
          const { minimum, maximum } = bodyMeasureBounds[zone];
          const isBeyond = (mean: number): boolean => mean <= minimum || mean >= maximum;
          if (![washed, unwashed].every((each) => isBeyond(each[zone].meanCm)))
            expect(washed[zone].meanCm).toBeLessThan(unwashed[zone].meanCm);
          if (felt === 'right') expect(washed[zone].sdCm).toBeGreaterThan(unwashed[zone].sdCm);
          expect(moveOf(before, washed, zone)).toBeGreaterThan(
            -0.012 * before[zone].meanCm + Math.min(0, moveOf(before, unwashed, zone)),
          );
        },
      ),
      runs(60),
    );
  });

  test('[SIZE-70] washing follows the given constants', () => {
    const before = estimateBody(aMan);
    const worn = [
      feltEverywhere(before, 'right', undefined, ['chestCircumference', 'wristCircumference']),
    ];
    const exact = {
      ...feltModel,
      zones: { wristCircumference: { toleranceCm: 0.3, noiseCm: 0.1 } },
    };
    const after = learnFromFit(before, worn, exact);
    expect(after.wristCircumference.sdCm).toBeLessThan(0.2);
    expect(after.chestCircumference.sdCm).toBeGreaterThan(0.98 * before.chestCircumference.sdCm);
  });
});

describe('a body that changes', () => {
  const later = { ...aMan, ageYears: 40, weightKg: kilograms(95) };

  test('[SIZE-71] a changed body keeps its deviation, less certain per changed fact', () => {
    const then = estimateBody(aMan);
    const learned = learnFromFit(then, [feltEverywhere(then, 'too-small')]);
    const now = estimateBody(later);
    const carried = transferLearned(learned, now);
    for (const zone of shirtZones) {
      expect(moveOf(now, carried, zone)).toBeGreaterThan(0);
      expect(carried[zone].sdCm).toBeLessThan(now[zone].sdCm);
    }
    // Twelve more kilograms are at the waist, not in the sleeve.
    const sureness = (zone: BodyMeasure): number =>
      carried[zone].sdCm / now[zone].sdCm - learned[zone].sdCm / then[zone].sdCm;
    expect(sureness('waistCircumference')).toBeGreaterThan(0.1);
    expect(Math.abs(sureness('sleeveLengthSpineWrist'))).toBeLessThan(0.03);
  });

  test('[SIZE-71] unchanged facts leave the body equal, and learning continues', () => {
    const then = estimateBody(aMan);
    const worn = [
      feltEverywhere(then, 'too-small'),
      feltEverywhere(
        then,
        'right',
        bodyOff(then, () => 1),
      ),
    ];
    const learned = learnFromFit(then, worn.slice(0, 1));
    expectSame(transferLearned(learned, then), learned);
    expectSame(
      transferLearned(learned, learnFromFit(then, worn.slice(1))),
      learnFromFit(then, worn),
    );
    expectSame(
      learnFromFit(transferLearned(learned, then), worn.slice(1)),
      learnFromFit(then, worn),
    );
    const now = estimateBody(later);
    expect(transferLearned(then, now)).toBe(now);
  });
});

describe('an estimate that has learned', () => {
  test('[SIZE-66] a learned estimate fits better and works like any other', () => {
    fc.assert(
      fc.property(estimates, (before) => {
        const after = learnFromFit(before, [feltEverywhere(before, 'right')]);
        expect(fitConfidence(after)).toBeGreaterThan(fitConfidence(before) + 0.2);
        const next = mostInformativeMeasure(after);
        expect(confidenceAfter(after, next)).toBeGreaterThanOrEqual(fitConfidence(after));
        expect(recommendStandardSize(after)?.base).toEqual(
          recommendStandardSize(after) ? recommendStandardSize(before)?.base : undefined,
        );
        const { minimum, maximum } = likelyInterval(after.chestCircumference);
        expect(maximum - minimum).toBeLessThan(2 * fitTolerances.chestCircumference * 1.2816);
      }),
      runs(60),
    );
  });

  test('[SIZE-67] without covariances, a zone informs only its own measure', () => {
    const { chestCircumference, ...others } = estimateBody(aMan);
    const bare = Object.fromEntries(
      Object.entries({ chestCircumference, ...others }).map(([measure, { meanCm, sdCm }]) => [
        measure,
        { meanCm, sdCm },
      ]),
    ) as BodyEstimate;
    const after = learnFromFit(bare, [
      feltEverywhere(bare, 'too-small', undefined, ['chestCircumference']),
    ]);
    expect(moveOf(bare, after, 'chestCircumference')).toBeGreaterThan(3);
    expect(moveOf(bare, after, 'shoulderCircumference')).toBe(0);
    expect(after.shoulderCircumference.sdCm).toBe(bare.shoulderCircumference.sdCm);
  });

  test('[SIZE-66] exactly known measures learn nothing but inform others', () => {
    const exact = Object.fromEntries(
      bodyMeasures.map((measure) => [
        measure,
        {
          meanCm: estimateBody(aMan)[measure].meanCm,
          sdCm: measure === 'chestCircumference' ? 0 : 1,
        },
      ]),
    ) as BodyEstimate;
    const tight = feltEverywhere(
      exact,
      'too-small',
      bodyOff(exact, () => -5),
    );
    const after = learnFromFit(exact, [tight, tight]);
    expect(after.chestCircumference).toMatchObject({
      meanCm: exact.chestCircumference.meanCm,
      sdCm: 0,
    });
    expect(after.sleeveLengthSpineWrist.sdCm).toBeLessThan(1);
  });

  test('[SIZE-66] a tape measurement is more certain than feedback', () => {
    const before = estimateBody({ ...aMan, known: { sleeveLengthSpineWrist: centimeters(92) } });
    const after = learnFromFit(before, [feltEverywhere(before, 'too-small')]);
    const untaped = estimateBody(aMan);
    expect(moveOf(before, after, 'sleeveLengthSpineWrist')).toBeLessThan(
      0.5 *
        moveOf(
          untaped,
          learnFromFit(untaped, [feltEverywhere(untaped, 'too-small')]),
          'sleeveLengthSpineWrist',
        ),
    );
    expectNoWider(before, after);
  });

  test('five answers need at most six hundred distribution evaluations', () => {
    // The cost of learning, in evaluations of `exp` and a bounded sum for each; see
    // docs/domain/body-model.md.
    const exp = Math.exp;
    let looks = 0;
    Math.exp = (power) => {
      looks += 1;
      return exp(power);
    };
    try {
      const felt = fc.array(fc.constantFrom(...perceivedFits), {
        minLength: shirtZones.length,
        maxLength: shirtZones.length,
      });
      const offs = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
        minLength: shirtZones.length,
        maxLength: shirtZones.length,
      });
      fc.assert(
        fc.property(estimates, felt, offs, (estimate, learnedFrom, off) => {
          const cutFor = bodyOff(
            estimate,
            (measure) => off[(shirtZones as readonly BodyMeasure[]).indexOf(measure)] ?? 0,
          );
          const answers = shirtZones.map((zone, index) => ({
            zone,
            felt: learnedFrom[index] ?? 'right',
          }));
          looks = 0;
          learnFromFit(estimate, [{ cutFor, answers }]);
          expect(looks).toBeLessThanOrEqual(600);
          expect(looks).toBeGreaterThan(0);
        }),
        runs(300),
      );
    } finally {
      Math.exp = exp;
    }
  });
});
