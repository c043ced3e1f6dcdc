import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someSizeType } from '../../test/sizePrefs.ts';
import { runs } from '../testing/runs.ts';
import {
  acceptProposal,
  bodyMeasures,
  estimateWearers,
  type FeltFit,
  feltModel,
  type JudgedGarment,
  type JudgedZone,
  judgedMeasures,
  learnFromFit,
  makeStandardSize,
  makingTolerances,
  perceivedFits,
  proposeSize,
  type SizeContent,
  type StandardSize,
  shareSatisfied,
  standardBody,
  standardMeasurements,
  standardSizes,
} from './index.ts';

const zonesOf = Object.keys(judgedMeasures) as readonly JudgedZone[];
const someZones = fc.dictionary(
  fc.constantFrom(...zonesOf),
  fc.constantFrom(...perceivedFits),
) as fc.Arbitrary<JudgedGarment['zones']>;
const someStandard = fc.constantFrom(...standardSizes);
const sizeOf = (slug: string, size: StandardSize): SizeContent => {
  const made = makeStandardSize(slug, {
    title: `Standard - ${size.base}${size.length} - 05/11/25`,
    size,
    prefs: null,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
};
const judged = (
  madeTo: SizeContent,
  zones: JudgedGarment['zones'],
  more: Partial<JudgedGarment> = {},
): JudgedGarment => ({
  madeTo,
  zones,
  washed: false,
  isNew: true,
  ...more,
});

/** Reproducible normal draws. */
const draws = () => {
  let state = 0x2545f491;
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
};

/** The Cholesky factor of a matrix; throws if there is none. */
const rootOf = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const root = matrix.map((row) => row.map(() => 0));
  for (const [row, each] of matrix.entries()) {
    for (let column = 0; column <= row; column += 1) {
      let left = each[column] ?? 0;
      for (let before = 0; before < column; before += 1)
        left -= (root[row]?.[before] ?? 0) * (root[column]?.[before] ?? 0);
      if (row === column && left <= 0) throw new Error('No covariance');
      (root[row] as number[])[column] =
        row === column ? Math.sqrt(left) : left / (root[column]?.[column] ?? 1);
    }
  }
  return root;
};

describe('wearers of a standard size', () => {
  test('[SIZE-76] wearers of a standard size average its body and correlate', () => {
    for (const size of standardSizes) {
      const wearers = estimateWearers(size);
      const body = standardBody(size);
      for (const measure of bodyMeasures) expect(wearers[measure].meanCm).toBe(body[measure]);
      expect(() =>
        rootOf(bodyMeasures.map((measure) => wearers[measure].covariances ?? [])),
      ).not.toThrow();
      bodyMeasures.forEach((measure, row) => {
        bodyMeasures.forEach((other, column) => {
          expect(wearers[measure].covariances?.[column]).toBeCloseTo(
            wearers[other].covariances?.[row] ?? Number.NaN,
            9,
          );
        });
      });
    }
    const { chestCircumference, waistCircumference, sleeveLengthSpineWrist, torsoLength } =
      estimateWearers({ base: 7, length: 'R' });
    expect(chestCircumference.sdCm).toBeLessThan(3);
    expect(waistCircumference.sdCm).toBeGreaterThan(chestCircumference.sdCm);
    expect(sleeveLengthSpineWrist.sdCm).toBeLessThan(torsoLength.sdCm);
  });

  test('[SIZE-76] wearers vary like the survey, given their choice of a size', () => {
    // Mean absolute errors of predicting the mean, from the model's card; 0.8 standard
    // deviations for a normal distribution.
    const spread = { chestCircumference: 70.7, sleeveLengthSpineWrist: 32.1 } as const;
    const chosen = { chestCircumference: 3, sleeveLengthSpineWrist: 2.5 } as const;
    for (const measure of ['chestCircumference', 'sleeveLengthSpineWrist'] as const) {
      const among = spread[measure] / 10 / Math.sqrt(2 / Math.PI);
      const oracle = 1 / Math.sqrt(1 / among ** 2 + 1 / chosen[measure] ** 2);
      expect(estimateWearers({ base: 7, length: 'R' })[measure].sdCm / oracle).toBeGreaterThan(
        0.93,
      );
      expect(estimateWearers({ base: 7, length: 'R' })[measure].sdCm / oracle).toBeLessThan(1.05);
    }
  });
});

test('[SIZE-77] the share of comfortable zones matches simulated people', () => {
  const normal = draws();
  const places = zonesOf.map((zone) => judgedMeasures[zone]);
  for (const [felt, base] of [
    ['too-small', 8],
    ['right', 7],
    ['too-large', 5],
  ] as const) {
    const worn = { base: 7, length: 'R' } as const;
    const answers = (['chestCircumference', 'sleeveLengthSpineWrist'] as const).map((zone) => ({
      zone,
      felt,
    }));
    const known = learnFromFit(estimateWearers(worn), [
      { cutFor: standardBody(worn) as never, answers },
    ]);
    const root = rootOf(bodyMeasures.map((measure) => known[measure].covariances ?? []));
    const cutFor = standardBody({ base, length: 'R' });
    const people = 20_000;
    let right = 0;
    for (let person = 0; person < people; person += 1) {
      const draw = bodyMeasures.map(() => normal());
      for (const place of places) {
        const row = root[bodyMeasures.indexOf(place)] ?? [];
        const body =
          known[place].meanCm +
          row.reduce((sum, each, index) => sum + each * (draw[index] ?? 0), 0);
        if (Math.abs(body - cutFor[place]) <= (feltModel.zones[place]?.toleranceCm ?? 0))
          right += 1;
      }
    }
    expect(shareSatisfied(known, cutFor, places)).toBeCloseTo(right / people / places.length, 1.9);
  }
  expect(
    shareSatisfied(
      estimateWearers({ base: 7, length: 'R' }),
      standardBody({ base: 7, length: 'R' }),
      [],
    ),
  ).toBe(0);
});

describe('a proposal from a standard size without body facts', () => {
  test('[SIZE-77] a proposed size feels right in more zones by a sewable amount', () => {
    fc.assert(
      fc.property(someStandard, someSizeType, someZones, (standard, slug, zones) => {
        const size = sizeOf(slug, standard);
        const change = proposeSize(slug, size, [judged(size, zones)], standard);
        if (!change) return;
        const { before, after } = change.satisfied;
        expect(after).toBeGreaterThan(before);
        expect(after).toBeLessThanOrEqual(1);
        const moved = ({
          measure,
          before: was,
          after: is,
        }: (typeof change.measures)[number]): boolean =>
          Math.abs(is.value - was.value) >= makingTolerances[measure];
        expect(change.measures.some(moved)).toBe(true);
        const values = change.measures.map((each) => each.after.value);
        if (change.standardSize) {
          expect(change.standardSize).not.toEqual(standard);
          expect(values).toEqual(
            standardMeasurements(slug, change.standardSize)?.map(({ value }) => value),
          );
        } else {
          const taken = acceptProposal(size, change);
          expect([taken.standardSize, taken.title]).toEqual([null, size.title]);
        }
      }),
      runs(150),
    );
  });

  test('[SIZE-77] no other standard size feels right in more zones', () => {
    const places = (slug: string) =>
      zonesOf
        .filter(
          (zone) => zone === 'chest' || zone === 'waist' || zone === 'length' || slug === 'shirt',
        )
        .map((zone) => judgedMeasures[zone]);
    fc.assert(
      fc.property(
        someStandard,
        fc.constantFrom('shirt', 't-shirt'),
        someZones,
        (standard, slug, zones) => {
          const size = sizeOf(slug, standard);
          const change = proposeSize(slug, size, [judged(size, zones)], standard);
          if (!change) return;
          const answers = Object.entries(zones).flatMap(([zone, felt]) =>
            places(slug).includes(judgedMeasures[zone as JudgedZone])
              ? [{ zone: judgedMeasures[zone as JudgedZone], felt: felt as FeltFit }]
              : [],
          );
          const known = learnFromFit(estimateWearers(standard), [
            { cutFor: standardBody(standard) as never, answers },
          ]);
          const best = Math.max(
            ...standardSizes.map((each) => shareSatisfied(known, standardBody(each), places(slug))),
          );
          const { after } = change.satisfied;
          if (change.standardSize) expect(after).toBeCloseTo(best, 9);
          else expect(after).toBeGreaterThan(best + 0.05);
        },
      ),
      runs(120),
    );
  });

  test('[SIZE-77] the proposal is larger where tight and smaller where loose', () => {
    const size = sizeOf('shirt', { base: 7, length: 'R' });
    const of = (zones: JudgedGarment['zones']) =>
      proposeSize('shirt', size, [judged(size, zones)], size.standardSize);
    const all = (felt: FeltFit, zones: readonly JudgedZone[]) =>
      Object.fromEntries(zones.map((zone) => [zone, felt]));
    expect(of(all('too-small', ['chest']))?.standardSize).toEqual({ base: 8, length: 'R' });
    expect(of(all('too-large', ['chest']))?.standardSize).toEqual({ base: 6, length: 'R' });
    // A misfit of one zone other than the chest does not change the standard size; an
    // individual size follows.
    expect(of(all('too-small', ['length']))?.standardSize).toBeNull();
    expect(of(all('right', zonesOf))).toBeNull();
  });

  test('[SIZE-75] an accepted size is final, and its name matches it', () => {
    fc.assert(
      fc.property(someStandard, someSizeType, someZones, (standard, slug, zones) => {
        const size = sizeOf(slug, standard);
        const garments = [judged(size, zones)];
        const change = proposeSize(slug, size, garments, standard);
        if (!change) return;
        const taken = acceptProposal(size, change);
        expect(proposeSize(slug, taken, garments, standard)).toBeNull();
        const { standardSize } = change;
        if (standardSize) {
          expect(taken).toEqual(sizeOf(slug, standardSize));
          expect(taken.title).toBe(
            `Standard - ${standardSize.base}${standardSize.length} - 05/11/25`,
          );
        }
      }),
      runs(120),
    );
  });

  test('[SIZE-73] nothing is proposed without judgments or from measurements alone', () => {
    const size = sizeOf('shirt', { base: 7, length: 'R' });
    expect(proposeSize('shirt', size, [judged(size, {})], size.standardSize)).toBeNull();
    expect(
      proposeSize(
        'shirt',
        size,
        [judged(size, { chest: 'too-small' }, { isNew: false })],
        size.standardSize,
      ),
    ).toBeNull();
    const manual: SizeContent = { ...size, standardSize: null };
    expect(proposeSize('shirt', manual, [judged(manual, { chest: 'too-small' })])).toBeNull();
  });
});
