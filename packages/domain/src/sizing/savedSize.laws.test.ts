import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPrefs, somePrefs, someSizeType } from '../../test/sizePrefs.ts';
import type { Result } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  bodyMeasureBounds,
  centimeters,
  changeSize,
  compareSizes,
  estimateOfPrefs,
  garmentBounds,
  garmentMeasurements,
  isSameContent,
  kilograms,
  makeManualSize,
  makeSize,
  makeStandardSize,
  prefsOutOfBounds,
  type SavedMeasurement,
  type SizeContent,
  type SizeInvalid,
  standardMeasurements,
} from './index.ts';
import { prefsOfIdealSize } from './savedStandardSizes.ts';

const made = (result: Result<SizeContent, SizeInvalid>): SizeContent => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const aTShirt = (): SizeContent => made(makeSize('t-shirt', { title: 'Mine', prefs: aPrefs() }));
const lengthOf = ({ measurements }: SizeContent, measure: string): number =>
  measurements.find((each) => each.measure === measure)?.value ?? 0;
const originOf = ({ measurements }: SizeContent, measure: string): string | undefined =>
  measurements.find((each) => each.measure === measure)?.origin;

describe('a custom size', () => {
  test('[SIZE-15, SIZE-17] a custom size has current measurements for the body', () => {
    fc.assert(
      fc.property(somePrefs, someSizeType, (prefs, slug) => {
        const size = made(makeSize(slug, { title: ' Mine ', prefs }));
        const garment = garmentMeasurements({
          estimate: estimateOfPrefs(prefs),
          sizeTypeSlug: slug,
          fit: prefs.fit,
        });
        expect(size.measurements).toEqual(garment?.map((each) => ({ ...each, origin: 'lookup' })));
        expect(size).toMatchObject({
          title: 'Mine',
          standardSize: null,
          prefs: { ...prefs, designVersion: 'V2' },
        });
      }),
      runs(60),
    );
  });

  test('[SIZE-48] a custom size stays in bounds for all answers within theirs', () => {
    fc.assert(
      fc.property(somePrefs, someSizeType, (prefs, slug) => {
        const bounds = garmentBounds(slug) ?? {};
        for (const { measure, value } of made(makeSize(slug, { title: 'Mine', prefs }))
          .measurements) {
          const within = bounds[measure];
          expect(value).toBeGreaterThanOrEqual(within?.minimum ?? Number.NaN);
          expect(value).toBeLessThanOrEqual(within?.maximum ?? Number.NaN);
        }
      }),
      runs(100),
    );
  });

  test.each([
    ['14 years', { facts: { ...aPrefs().facts, ageYears: 14 } }, ['ageYears']],
    [
      'a value that is not a number',
      { facts: { ...aPrefs().facts, heightCm: centimeters(Number.NaN) } },
      ['heightCm'],
    ],
    ['181 kg', { facts: { ...aPrefs().facts, weightKg: kilograms(180.1) } }, ['weightKg']],
    [
      'a foot beyond the shoe table',
      { facts: { ...aPrefs().facts, footLengthCm: centimeters(32.3) } },
      ['footLengthCm'],
    ],
    [
      'a chest beyond any tape',
      {
        known: {
          chestCircumference: centimeters(bodyMeasureBounds.chestCircumference.maximum + 0.1),
        },
      },
      ['chestCircumference'],
    ],
    [
      'a garment that is too wide',
      {
        owned: [{ sizeTypeSlug: 'shirt', fit: 'REGULAR', flat: { halfChest: centimeters(110.1) } }],
      },
      ['owned'],
    ],
    [
      'a garment without length',
      {
        owned: [
          { sizeTypeSlug: 'shirt', fit: 'REGULAR', flat: { length: centimeters(Number.NaN) } },
        ],
      },
      ['owned'],
    ],
  ] as const)('[SIZE-48] a custom size is refused for %s', (_, changes, fields) => {
    const prefs = aPrefs(changes);
    expect(prefsOutOfBounds(prefs)).toEqual(fields);
    expect(makeSize('t-shirt', { title: 'Mine', prefs })).toEqual({
      ok: false,
      failure: { kind: 'size-invalid', fields },
    });
  });

  test('[SIZE-45, SIZE-46] a name has 1 to 50 characters; all errors are returned', () => {
    const wrong = aPrefs({ facts: { ...aPrefs().facts, ageYears: 101 } });
    const measurements = { chest: centimeters(5), neck: centimeters(40) };
    for (const title of ['', '  ', 'x'.repeat(51)]) {
      expect(makeSize('t-shirt', { title, prefs: wrong, measurements })).toEqual({
        ok: false,
        failure: { kind: 'size-invalid', fields: ['title', 'ageYears', 'chest', 'neck'] },
      });
    }
    expect(makeSize('t-shirt', { title: 'x'.repeat(50), prefs: aPrefs() }).ok).toBe(true);
  });

  test('a size type without a garment cannot have a custom size', () => {
    const unknown = { ok: false, failure: { kind: 'unknown-size-type' } };
    expect(makeSize('toga', { title: 'Mine', prefs: aPrefs() })).toEqual(unknown);
    expect(
      makeManualSize('toga', { title: 'Mine', measurements: { chest: centimeters(100) } }),
    ).toEqual(unknown);
    expect(
      makeStandardSize('toga', { title: 'Mine', size: { base: 7, length: 'R' }, prefs: null }),
    ).toEqual(unknown);
    expect(garmentBounds('constructor')).toBeUndefined();
  });
});

describe('a change', () => {
  test('changing one measurement marks it as manual and leaves the others', () => {
    const size = aTShirt();
    const chest = centimeters(lengthOf(size, 'chest') + 2);
    const changed = made(changeSize('t-shirt', size, { measurements: { chest } }));
    expect([lengthOf(changed, 'chest'), originOf(changed, 'chest')]).toEqual([chest, 'manual']);
    expect(changed.measurements.filter(({ measure }) => measure !== 'chest')).toEqual(
      size.measurements.filter(({ measure }) => measure !== 'chest'),
    );
    expect(compareSizes(shown(size), shown(changed))).toEqual([
      {
        measure: 'chest',
        title: 'chest',
        before: lengthOf(size, 'chest'),
        after: chest,
        change: 2,
      },
    ]);
  });

  test('restoring the computed measurement is no longer an edit', () => {
    const size = aTShirt();
    const edited = made(changeSize('t-shirt', size, { measurements: { chest: centimeters(120) } }));
    expect(
      made(
        changeSize('t-shirt', edited, {
          measurements: { chest: centimeters(lengthOf(size, 'chest')) },
        }),
      ),
    ).toEqual(size);
  });

  test('new prefs recompute everything, with new edits on top', () => {
    const edited = made(
      changeSize('t-shirt', aTShirt(), { measurements: { chest: centimeters(120) } }),
    );
    const prefs = aPrefs({ fit: 'LOOSE' });
    expect(made(changeSize('t-shirt', edited, { prefs }))).toEqual(
      made(makeSize('t-shirt', { title: 'Mine', prefs })),
    );
    const both = made(
      changeSize('t-shirt', edited, { prefs, measurements: { hem: centimeters(130) } }),
    );
    expect([originOf(both, 'chest'), originOf(both, 'hem')]).toEqual(['lookup', 'manual']);
  });

  test('[SIZE-15] a saved size of design V1 becomes V2', () => {
    const first: SizeContent = { ...aTShirt(), prefs: aPrefs({ designVersion: 'V1' }) };
    const renamed = made(changeSize('t-shirt', first, { title: 'Renamed' }));
    expect(renamed).toEqual({ ...first, title: 'Renamed', prefs: aPrefs() });
  });

  test('changed measurements make a size custom; a changed name does not', () => {
    const size = made(
      makeStandardSize('polo', {
        title: 'Standard - 7R',
        size: { base: 7, length: 'R' },
        prefs: null,
      }),
    );
    expect(made(changeSize('polo', size, { title: 'Mine' })).standardSize).toEqual({
      base: 7,
      length: 'R',
    });
    const narrower = made(
      changeSize('polo', size, {
        measurements: { waist: centimeters(lengthOf(size, 'waist') - 1) },
      }),
    );
    expect(narrower.standardSize).toBeNull();
    expect(originOf(narrower, 'hem')).toBe('standard');
  });

  test('a change out of bounds is refused with the affected measures', () => {
    const change = {
      measurements: {
        chest: centimeters(20),
        hem: centimeters(Number.NaN),
        waist: centimeters(100),
      },
    };
    expect(changeSize('t-shirt', aTShirt(), change)).toEqual({
      ok: false,
      failure: { kind: 'size-invalid', fields: ['chest', 'hem'] },
    });
    expect(changeSize('t-shirt', aTShirt(), { title: ' ' })).toEqual({
      ok: false,
      failure: { kind: 'size-invalid', fields: ['title'] },
    });
  });

  test('repeating the saved values changes nothing', () => {
    fc.assert(
      fc.property(somePrefs, someSizeType, (prefs, slug) => {
        const size = made(makeSize(slug, { title: 'Mine', prefs }));
        const measurements = Object.fromEntries(
          size.measurements.map(({ measure, value }) => [measure, value]),
        );
        const again = made(
          changeSize(slug, size, {
            title: ' Mine',
            prefs: { ...prefs, designVersion: 'V1' },
            measurements,
          }),
        );
        expect(isSameContent(size, again)).toBe(true);
        expect(isSameContent(size, made(changeSize(slug, size, { measurements })))).toBe(true);
        expect(isSameContent(size, made(changeSize(slug, size, { title: 'Other' })))).toBe(false);
      }),
      runs(40),
    );
  });
});

describe('a size', () => {
  test('[SIZE-31] a standard size keeps its measurements and its origin', () => {
    const prefs = prefsOfIdealSize({ ...aPrefs().facts, bodyShape: 'ROUND' });
    const size = made(
      makeStandardSize('polo', { title: 'Standard - 8L', size: { base: 8, length: 'L' }, prefs }),
    );
    expect(size.measurements).toEqual(
      standardMeasurements('polo', { base: 8, length: 'L' })?.map((each) => ({
        ...each,
        origin: 'standard',
      })),
    );
    expect(size.prefs).toEqual(aPrefs({ bodyShape: 'ROUND' }));
  });

  test('measurements alone count as manual, in the order of the chart', () => {
    const measurements = { waist: centimeters(100), chest: centimeters(110) };
    expect(made(makeManualSize('polo', { title: 'Mine', measurements })).measurements).toEqual([
      { measure: 'chest', value: 110, origin: 'manual' },
      { measure: 'waist', value: 100, origin: 'manual' },
    ]);
    expect(makeManualSize('polo', { title: '', measurements: { wrist: centimeters(20) } })).toEqual(
      {
        ok: false,
        failure: { kind: 'size-invalid', fields: ['title', 'wrist'] },
      },
    );
  });

  test('sizes differ in all measures that either has', () => {
    const [one, other] = [
      shownOf([['chest', 100.5]]),
      shownOf([
        ['chest', 98],
        ['neck', 40],
      ]),
    ];
    expect(compareSizes(one, other)).toEqual([
      { measure: 'chest', title: 'chest', before: 100.5, after: 98, change: -2.5 },
      { measure: 'neck', title: 'neck', before: null, after: 40, change: null },
    ]);
    expect(compareSizes(other, one).map(({ measure, change }) => [measure, change])).toEqual([
      ['chest', 2.5],
      ['neck', null],
    ]);
    expect(compareSizes(one, one)).toEqual([]);
  });
});

const shown = ({ measurements }: SizeContent) => ({
  measurements: measurements.map((each) => ({ ...each, title: each.measure })),
});
const shownOf = (values: readonly (readonly [SavedMeasurement['measure'], number])[]) =>
  shown({
    title: '',
    standardSize: null,
    prefs: null,
    measurements: values.map(([measure, value]) => ({
      measure,
      value: centimeters(value),
      origin: 'manual',
    })),
  });
