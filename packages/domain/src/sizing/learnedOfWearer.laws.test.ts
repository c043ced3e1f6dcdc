import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPrefs, somePrefs, someSizeType } from '../../test/sizePrefs.ts';
import { runs } from '../testing/runs.ts';
import {
  acceptProposal,
  centimeters,
  changeSize,
  estimateOfPrefs,
  fitConfidence,
  garmentIntervals,
  type JudgedGarment,
  type JudgedZone,
  judgedMeasures,
  learnFromFit,
  learningSteps,
  makeSize,
  makeStandardSize,
  perceivedFits,
  proposeSize,
  removeLearnedFit,
  type SizeContent,
  tolerancesOf,
} from './index.ts';

const zonesOf = Object.keys(judgedMeasures) as readonly JudgedZone[];
const someZones = fc.dictionary(
  fc.constantFrom(...zonesOf),
  fc.constantFrom(...perceivedFits),
) as fc.Arbitrary<JudgedGarment['zones']>;
const sizeOf = (slug: string, prefs = aPrefs()): SizeContent => {
  const made = makeSize(slug, { title: 'Mine', prefs });
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
const tight = { chest: 'too-small', waist: 'too-small' } as const;

test('[SIZE-80] feedback on a shirt changes the wearer’s T-shirt', () => {
  const prefs = aPrefs();
  const estimate = estimateOfPrefs(prefs);
  const [shirt, tee] = [sizeOf('shirt', prefs), sizeOf('t-shirt', prefs)];
  const change = proposeSize('t-shirt', tee, [judged(shirt, tight, { ofAnother: 'shirt' })]);
  const cutFor = (['chestCircumference', 'waistCircumference'] as const).map(
    (zone) => [zone, centimeters(estimate[zone].meanCm)] as const,
  );
  const oracle = garmentIntervals({
    estimate: learnFromFit(estimate, [
      {
        cutFor: Object.fromEntries(cutFor),
        answers: cutFor.map(([zone]) => ({ zone, felt: 'too-small' as const })),
      },
    ]),
    sizeTypeSlug: 't-shirt',
    fit: prefs.fit,
  });
  expect(change?.measures.map(({ after }) => after.value)).toEqual(
    oracle?.map(({ value }) => value),
  );
});

test('[SIZE-80] long sleeves inform a T-shirt, but manual measures stay', () => {
  const [shirt, tee] = [sizeOf('shirt'), sizeOf('t-shirt')];
  const edited = changeSize('t-shirt', tee, { measurements: { chest: centimeters(124) } });
  if (!edited.ok) throw new Error('Not edited');
  const of = (size: SizeContent) =>
    proposeSize('t-shirt', size, [judged(shirt, tight, { ofAnother: 'shirt' })]);
  const chestOf = (size: SizeContent) =>
    of(size)?.measures.find(({ measure }) => measure === 'chest')?.after.value;
  expect(chestOf(tee)).toBeGreaterThan(
    tee.measurements.find(({ measure }) => measure === 'chest')?.value ?? 0,
  );
  expect(chestOf(edited.value)).toBe(124);
});

test('[SIZE-81] no garment lowers certainty; the last step includes them all', () => {
  fc.assert(
    fc.property(
      somePrefs,
      someSizeType,
      fc.array(someZones, { minLength: 1, maxLength: 3 }),
      (prefs, slug, told) => {
        const size = sizeOf(slug, prefs);
        const garments = told.map((zones) => judged(size, zones));
        const steps = learningSteps(slug, size, garments);
        if (!steps) throw new Error('Nobody known');
        expect(steps.before).toBe(fitConfidence(estimateOfPrefs(prefs), tolerancesOf(slug)));
        for (const [index, after] of steps.after.entries())
          expect(after).toBeGreaterThanOrEqual((steps.after[index - 1] ?? steps.before) - 1e-9);
        const others = learningSteps(slug, size, [...garments].reverse());
        expect(others?.after.at(-1)).toBeCloseTo(steps.after.at(-1) ?? 0, 6);
      },
    ),
    runs(30),
  );
  const standard = makeStandardSize('shirt', {
    title: '6R',
    size: { base: 6, length: 'R' },
    prefs: null,
  });
  if (!standard.ok) throw new Error('No standard size');
  expect(learningSteps('shirt', standard.value, [])).toBeNull();
  expect(
    learningSteps('shirt', standard.value, [judged(standard.value, tight)], {
      base: 6,
      length: 'R',
    })?.after.length,
  ).toBe(1);
});

test('[SIZE-81] each step uses every garment up to it, at equal weight', () => {
  fc.assert(
    fc.property(somePrefs, fc.array(someZones, { minLength: 1, maxLength: 5 }), (prefs, told) => {
      const size = sizeOf('shirt', prefs);
      const looks = told.map(() => 0);
      const garments = told.map(
        (zones, index): JudgedGarment => ({
          ...judged(size, zones),
          get zones() {
            looks[index] = (looks[index] ?? 0) + 1;
            return zones;
          },
        }),
      );
      const steps = learningSteps('shirt', size, garments);
      expect(new Set(looks).size).toBe(1);
      expect(steps?.after).toEqual(
        garments.map((_, index) =>
          learningSteps('shirt', size, garments.slice(0, index + 1))?.after.at(-1),
        ),
      );
    }),
    runs(20),
  );
});

test('[SIZE-82] undoing answers restores the size without those answers', () => {
  fc.assert(
    fc.property(somePrefs, someSizeType, someZones, someZones, (prefs, slug, one, other) => {
      const size = sizeOf(slug, prefs);
      const [first, second] = [judged(size, one), judged(size, other)];
      const change = proposeSize(slug, size, [first, second]);
      if (!change) return;
      const versions = [
        { content: acceptProposal(size, change), isLearned: true },
        { content: size, isLearned: false },
      ];
      expect(removeLearnedFit(slug, versions, [])).toEqual(size);
      const alone = proposeSize(slug, size, [first]);
      expect(removeLearnedFit(slug, versions, [{ ...first, isNew: false }])).toEqual(
        alone ? acceptProposal(size, alone) : size,
      );
    }),
    runs(40),
  );
});

test('[SIZE-82] undoing keeps manual measures and restores standard sizes', () => {
  const size = sizeOf('shirt');
  const change = proposeSize('shirt', size, [judged(size, tight)]);
  const learned = change && acceptProposal(size, change);
  const edited =
    learned &&
    changeSize('shirt', learned, {
      title: 'Sunday',
      measurements: { sleeveLength: centimeters(70) },
    });
  if (!learned || !edited?.ok) throw new Error('Not edited');
  const before = { content: size, isLearned: false };
  const back = removeLearnedFit(
    'shirt',
    [{ content: edited.value, isLearned: false }, { content: learned, isLearned: true }, before],
    [],
  );
  expect(back?.title).toBe('Sunday');
  expect(back?.measurements).toEqual(
    size.measurements.map((each) =>
      each.measure === 'sleeveLength' ? { ...each, value: 70, origin: 'manual' } : each,
    ),
  );
  expect(removeLearnedFit('shirt', [before], [])).toBeNull();
  const seven = { base: 7, length: 'R' } as const;
  const standard = makeStandardSize('shirt', {
    title: 'Standard - 7R - 05/11/25',
    size: seven,
    prefs: null,
  });
  if (!standard.ok) throw new Error('No standard size');
  const larger = proposeSize(
    'shirt',
    standard.value,
    [judged(standard.value, { chest: 'too-small' })],
    seven,
  );
  const taken = larger && acceptProposal(standard.value, larger);
  if (!taken) throw new Error('Nothing proposed');
  const versions = [
    { content: taken, isLearned: true },
    { content: standard.value, isLearned: false },
  ];
  expect(removeLearnedFit('shirt', versions, [], seven)).toEqual(standard.value);
});
