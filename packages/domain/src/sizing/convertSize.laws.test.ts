import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPrefs, somePrefs, someSizeType } from '../../test/sizePrefs.ts';
import type { Result } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import { bodyMeasures } from './body/bodyMeasure.ts';
import { bodyOfGarment } from './body/bodyOfGarment.ts';
import { cutGarment } from './body/cutGarment.ts';
import { completeBody, standardBody } from './body/standardBody.ts';
import {
  bodyOfSize,
  centimeters,
  changeSize,
  convertSize,
  estimateOfPrefs,
  fitShares,
  fits,
  garmentMeasures,
  lookUpMeasurements,
  makeManualSize,
  makeSize,
  makeStandardSize,
  recommendForGarment,
  recommendFromSize,
  recommendStandardSize,
  type SizeContent,
  type SizeInvalid,
  standardMeasurements,
  standardSizeOf,
  standardSizes,
  tolerancesOf,
} from './index.ts';

const made = (result: Result<SizeContent, SizeInvalid>): SizeContent => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const byMeasure = (
  measurements: readonly { readonly measure: string; readonly value: number }[] | undefined,
): Record<string, number> =>
  Object.fromEntries((measurements ?? []).map(({ measure, value }) => [measure, value]));

describe('the ease table backwards', () => {
  test('the ease table is invertible to the half centimeter', () => {
    fc.assert(
      fc.property(somePrefs, someSizeType, (prefs, slug) => {
        const garment = byMeasure(lookUpMeasurements(slug, prefs));
        const again = cutGarment(
          slug,
          completeBody(bodyOfGarment(slug, garment, prefs.fit)),
          prefs.fit,
        );
        expect(byMeasure(again)).toEqual(garment);
      }),
      runs(100),
    );
  });

  test('missing measures and size types without garments yield no body facts', () => {
    expect(bodyOfGarment('t-shirt', { chest: 108, neck: 40 }, 'REGULAR')).toEqual({
      chestCircumference: 100,
    });
    expect(bodyOfGarment('t-shirt', { sleeveLength: 20 }, 'REGULAR')).toEqual({});
    expect(bodyOfGarment('toga', { chest: 108 }, 'REGULAR')).toEqual({});
  });

  test('missing facts are completed like bodies of that chest and reach', () => {
    for (const size of standardSizes) {
      const { chestCircumference, sleeveLengthSpineWrist } = standardBody(size);
      const whole = completeBody({ chestCircumference, sleeveLengthSpineWrist });
      for (const measure of bodyMeasures)
        expect(whole[measure]).toBeCloseTo(standardBody(size)[measure], 6);
    }
    for (const value of Object.values(completeBody({}))) expect(value).toBeGreaterThan(0);
  });
});

describe('a conversion', () => {
  test('[SIZE-31] a standard size converts to the same standard size', () => {
    fc.assert(
      fc.property(
        someSizeType,
        someSizeType,
        fc.constantFrom(...standardSizes),
        (from, to, size) => {
          const content = made(makeStandardSize(from, { title: 'x', size, prefs: aPrefs() }));
          expect(convertSize(from, to, content)).toEqual({
            through: 'standard',
            standardSize: size,
            measurements: standardMeasurements(to, size)?.map((each) => ({
              ...each,
              origin: 'standard',
            })),
          });
        },
      ),
      runs(60),
    );
  });

  test('converting a computed size equals computing it for the other garment', () => {
    fc.assert(
      fc.property(somePrefs, someSizeType, someSizeType, (prefs, from, to) => {
        const converted = convertSize(from, to, made(makeSize(from, { title: 'x', prefs })));
        expect(converted).toEqual({
          through: 'body',
          standardSize: null,
          measurements: lookUpMeasurements(to, prefs),
        });
      }),
      runs(60),
    );
  });

  test('conversion keeps manual measurements', () => {
    const size = made(makeSize('t-shirt', { title: 'x', prefs: aPrefs() }));
    const before = byMeasure(size.measurements);
    const wider = made(
      changeSize('t-shirt', size, {
        measurements: { chest: centimeters((before.chest ?? 0) + 4) },
      }),
    );
    const [plain, edited] = [
      convertSize('t-shirt', 'shirt', size),
      convertSize('t-shirt', 'shirt', wider),
    ].map((each) => byMeasure(each?.measurements));
    expect((edited?.chest ?? 0) - (plain?.chest ?? 0)).toBeCloseTo(4, 0);
    expect({ ...edited, chest: 0 }).toEqual({ ...plain, chest: 0 });
  });

  test('converted measurements are within 1.5 cm of those of the true body', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...standardSizes),
        someSizeType,
        someSizeType,
        (size, from, to) => {
          const measurements = byMeasure(standardMeasurements(from, size));
          const manual = made(
            makeManualSize(from, {
              title: 'x',
              measurements: Object.fromEntries(
                Object.entries(measurements).map(([m, v]) => [m, centimeters(v)]),
              ),
            }),
          );
          const converted = convertSize(from, to, manual);
          expect(converted?.through).toBe('ease');
          const wanted = byMeasure(standardMeasurements(to, size));
          for (const { measure, value } of converted?.measurements ?? []) {
            expect(Math.abs(value - (wanted[measure] ?? 0)), measure).toBeLessThanOrEqual(1.5);
          }
          expect(convertSize(from, from, manual)?.measurements).toEqual(manual.measurements);
        },
      ),
      runs(150),
    );
  });

  test('size types without garments fail; all others give finite measures', () => {
    const size = made(makeSize('shirt', { title: 'x', prefs: aPrefs() }));
    expect(convertSize('shirt', 'toga', size)).toBeUndefined();
    fc.assert(
      fc.property(
        someSizeType,
        someSizeType,
        fc.constantFrom(...garmentMeasures),
        (from, to, only) => {
          const computed =
            lookUpMeasurements(from, aPrefs())?.filter(({ measure }) => measure === only) ?? [];
          const converted = convertSize(from, to, {
            standardSize: null,
            prefs: null,
            measurements: computed,
          });
          for (const { value } of (from === to ? undefined : converted)?.measurements ?? [])
            expect(value).toBeGreaterThan(0);
        },
      ),
      runs(100),
    );
  });
});

describe('a recommendation from a saved size', () => {
  test('[SIZE-33] a computed size recommends the same as its wearer’s answers', () => {
    fc.assert(
      fc.property(somePrefs, someSizeType, (prefs, slug) => {
        const size = made(makeSize(slug, { title: 'x', prefs }));
        const estimate = estimateOfPrefs(prefs);
        const found = recommendStandardSize(estimate);
        expect(recommendFromSize(slug, size)).toEqual(found);
        expect(recommendForGarment(slug, size, 'polo')).toEqual(
          found && {
            ...found,
            shares: fitShares(estimate, tolerancesOf('polo'), standardBody(standardSizeOf(found))),
          },
        );
      }),
      runs(60),
    );
  });

  test('[SIZE-33] standard measurements recommend their own standard size', () => {
    fc.assert(
      fc.property(fc.constantFrom(...standardSizes), someSizeType, (size, slug) => {
        const { measurements } = made(makeStandardSize(slug, { title: 'x', size, prefs: null }));
        expect(recommendFromSize(slug, { standardSize: size, prefs: null, measurements })).toEqual({
          ...size,
          probability: null,
        });
        const own = { standardSize: size, prefs: null, measurements };
        expect(recommendForGarment(slug, own, slug)).toMatchObject({ shares: null });
        expect(
          recommendFromSize(slug, { standardSize: null, prefs: null, measurements }),
        ).toMatchObject(size);
      }),
      runs(100),
    );
  });

  test('[SIZE-62] wearers outside the standard sizes get no recommendation', () => {
    const prefs = aPrefs({ known: { chestCircumference: centimeters(160) } });
    expect(recommendFromSize('polo', made(makeSize('polo', { title: 'x', prefs })))).toBeNull();
  });

  test('manual measurements take precedence over the model', () => {
    const size = made(makeSize('polo', { title: 'x', prefs: aPrefs() }));
    const chest = centimeters(
      byMeasure(standardMeasurements('polo', { base: 12, length: 'R' })).chest ?? 0,
    );
    const edited = made(changeSize('polo', size, { measurements: { chest } }));
    expect(bodyOfSize('polo', edited).chestCircumference).toBe(126);
    expect(recommendFromSize('polo', edited)?.base).toBe(12);
    for (const fit of fits)
      expect(
        bodyOfSize('polo', made(makeSize('polo', { title: 'x', prefs: aPrefs({ fit }) })))
          .chestCircumference,
      ).toBe(bodyOfSize('polo', size).chestCircumference);
  });
});
