import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPrefs, somePrefs, someSizeType } from '../../test/sizePrefs.ts';
import { runs } from '../testing/runs.ts';
import {
  acceptProposal,
  centimeters,
  changeSize,
  estimateOfPrefs,
  garmentIntervals,
  type JudgedGarment,
  type JudgedZone,
  judgedMeasures,
  learnFromFit,
  makeSize,
  makeStandardSize,
  makingTolerances,
  perceivedFits,
  proposeSize,
  type SizeContent,
  standardBody,
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

test('[SIZE-73] without judgments, or if all fits, nothing is proposed', () => {
  fc.assert(
    fc.property(somePrefs, someSizeType, fc.boolean(), (prefs, slug, washed) => {
      const size = sizeOf(slug, prefs);
      const right = Object.fromEntries(zonesOf.map((zone) => [zone, 'right' as const]));
      expect(proposeSize(slug, size, [])).toBeNull();
      expect(proposeSize(slug, size, [judged(size, {})])).toBeNull();
      expect(proposeSize(slug, size, [judged(size, right, { washed })])).toBeNull();
    }),
    runs(60),
  );
});

test('[SIZE-73] a tight chest proposes a wider one, as certain as the model', () => {
  const size = sizeOf('shirt');
  const proposed =
    proposeSize('shirt', size, [judged(size, { chest: 'too-small' })])?.measures ?? [];
  const estimate = estimateOfPrefs(size.prefs ?? aPrefs());
  const cutFor = { chestCircumference: centimeters(estimate.chestCircumference.meanCm) };
  const oracle = garmentIntervals({
    estimate: learnFromFit(estimate, [
      { cutFor, answers: [{ zone: 'chestCircumference', felt: 'too-small' }] },
    ]),
    sizeTypeSlug: 'shirt',
    fit: size.prefs?.fit ?? 'REGULAR',
  });
  const [chest, expected] = [proposed, oracle ?? []].map((all) =>
    all.find(({ measure }) => measure === 'chest'),
  ) as [(typeof proposed)[number], NonNullable<typeof oracle>[number]];
  expect(chest.after.value).toBe(expected.value);
  expect(chest.after.value).toBeGreaterThan(chest.before.value);
  expect(chest.after.high - chest.after.low).toBeCloseTo(expected.high - expected.low, 0);
  expect(chest.after.high - chest.after.low).toBeLessThan(chest.before.high - chest.before.low);
});

test('[SIZE-74] a proposal changes a sewable amount and lowers no certainty', () => {
  fc.assert(
    fc.property(somePrefs, someSizeType, someZones, (prefs, slug, zones) => {
      const size = sizeOf(slug, prefs);
      const proposed = proposeSize(slug, size, [judged(size, zones)])?.measures;
      if (!proposed) return;
      expect(
        proposed.some(
          ({ measure, before, after }) =>
            Math.abs(after.value - before.value) >= makingTolerances[measure],
        ),
      ).toBe(true);
      for (const { measure, before, after } of proposed) {
        // A hem may change from belly to hips, with the confidence of hips; cuts and their
        // slopes are rounded to half a centimeter.
        if (measure === 'hem') continue;
        expect(after.high - after.low).toBeLessThanOrEqual((before.high - before.low) * 1.15 + 0.3);
      }
    }),
    runs(100),
  );
});

test('[SIZE-75] an accepted proposal is final: equal answers propose nothing', () => {
  fc.assert(
    fc.property(somePrefs, someSizeType, someZones, (prefs, slug, zones) => {
      const size = sizeOf(slug, prefs);
      const garments = [judged(size, zones)];
      const proposed = proposeSize(slug, size, garments);
      if (!proposed) return;
      const taken = acceptProposal(size, proposed);
      expect(taken.measurements.map(({ value }) => value)).toEqual(
        proposed.measures.map(({ after }) => after.value),
      );
      expect(proposeSize(slug, taken, garments)).toBeNull();
      expect(changeSize(slug, taken, {}).ok).toBe(true);
    }),
    runs(100),
  );
});

test('[SIZE-74] manual measures stay unless a garment misfits there', () => {
  const size = sizeOf('shirt');
  const sleeve = size.measurements.find(({ measure }) => measure === 'sleeveLength')?.value ?? 0;
  const edited = changeSize('shirt', size, {
    measurements: { sleeveLength: centimeters(sleeve + 3) },
  });
  if (!edited.ok) throw new Error('Not edited');
  const after = (zones: JudgedGarment['zones']) =>
    proposeSize('shirt', edited.value, [judged(edited.value, zones)])?.measures.find(
      ({ measure }) => measure === 'sleeveLength',
    )?.after.value;
  expect(after({ chest: 'too-small' })).toBe(sleeve + 3);
  expect(after({ chest: 'too-small', sleeve: 'too-large' })).toBeLessThan(sleeve + 3);
});

test('[SIZE-75] a short sleeve does not inform the arm, nor a neckline the neck', () => {
  const size = sizeOf('t-shirt');
  expect(
    proposeSize('t-shirt', size, [judged(size, { sleeve: 'too-large', neck: 'too-small' })]),
  ).toBeNull();
});

test('[SIZE-73] a standard size becomes a custom one only with body facts', () => {
  const size = { base: 6, length: 'R' } as const;
  const prefs = aPrefs();
  const [known, unknown] = [prefs, null].map((told) =>
    makeStandardSize('shirt', { title: '6R', size, prefs: told }),
  );
  if (!known?.ok || !unknown?.ok) throw new Error('No standard size');
  expect(
    proposeSize('shirt', unknown.value, [judged(unknown.value, { chest: 'too-small' })]),
  ).toBeNull();
  const estimate = learnFromFit(estimateOfPrefs(prefs), [
    {
      cutFor: { chestCircumference: centimeters(standardBody(size).chestCircumference) },
      answers: [{ zone: 'chestCircumference', felt: 'too-small' }],
    },
  ]);
  const proposed = proposeSize('shirt', known.value, [judged(known.value, { chest: 'too-small' })]);
  expect(proposed?.measures.map(({ after }) => after.value)).toEqual(
    garmentIntervals({ estimate, sizeTypeSlug: 'shirt', fit: prefs.fit })?.map(
      ({ value }) => value,
    ),
  );
  expect(proposed && acceptProposal(known.value, proposed).standardSize).toBeNull();
});
