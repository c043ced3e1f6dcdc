import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  baseSizes,
  centimeters,
  centimetersPerInch,
  defaultStandardSize,
  garmentMeasures,
  imperialCountries,
  inches,
  inchesPerFoot,
  kilograms,
  kilogramsPerPound,
  letterSizeOf,
  nameStandardSize,
  parseSizeRef,
  sizeLengths,
  standardMeasurements,
  standardSizes,
  standardSizeTypeSlugs,
  toCentimeters,
  toInches,
  toPounds,
  unitSystemFor,
} from './index.ts';

describe('standard sizes', () => {
  test('[SIZE-56] there are 24 standard sizes: bases 1 to 12, regular and long', () => {
    expect(standardSizes).toHaveLength(24);
    expect(new Set(standardSizes.map(({ base, length }) => `${base}${length}`)).size).toBe(24);
    expect(baseSizes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(sizeLengths).toEqual(['R', 'L']);
  });

  test('[SIZE-30] the default standard size is base 7, regular', () =>
    expect(defaultStandardSize).toEqual({ base: 7, length: 'R' }));

  test('[SIZE-56] standard sizes compare to letters, two bases each', () => {
    expect(baseSizes.map(letterSizeOf)).toEqual([
      'XS',
      'XS',
      'S',
      'S',
      'M',
      'M',
      'L',
      'L',
      'XL',
      'XL',
      'XXL',
      'XXL',
    ]);
  });

  test('[SIZE-19] standard sizes are named after the day they are saved', () => {
    expect(nameStandardSize({ base: 7, length: 'R' }, { day: 5, month: 11, year: 2025 })).toBe(
      'Standard - 7R - 05/11/25',
    );
    expect(nameStandardSize({ base: 12, length: 'L' }, { day: 31, month: 1, year: 2100 })).toBe(
      'Standard - 12L - 31/01/00',
    );
  });

  test('[ROUTE-07] size references (base and length, or id) round-trip', () => {
    for (const each of standardSizes)
      expect(parseSizeRef(`${each.base}${each.length}`)).toEqual({ kind: 'standard', ...each });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(parseSizeRef(String(id))).toEqual({ kind: 'user', id });
      }),
      runs(200),
    );
    for (const text of ['', '0', '0R', '13R', '7r', '07R', '7RL', '-1', '1e3', '1234567890'])
      expect(parseSizeRef(text)).toBeNull();
  });

  test('[SIZE-56] all measures grow with the base, long ones with the length', () => {
    for (const slug of standardSizeTypeSlugs) {
      for (const length of sizeLengths) {
        const table = baseSizes.map((base) => standardMeasurements(slug, { base, length })!);
        for (let index = 1; index < table.length; index += 1) {
          for (const [row, { value }] of table[index]!.entries())
            expect(value).toBeGreaterThanOrEqual(table[index - 1]![row]!.value);
        }
      }
      for (const base of baseSizes) {
        const regular = standardMeasurements(slug, { base, length: 'R' })!;
        standardMeasurements(slug, { base, length: 'L' })!.forEach(({ measure, value }, row) => {
          const grows = measure === 'bodyLength' || measure === 'sleeveLength';
          if (grows) expect(value).toBeGreaterThan(regular[row]!.value);
          else expect(value).toBe(regular[row]!.value);
          expect(garmentMeasures).toContain(measure);
          expect(value * 2).toBe(Math.round(value * 2));
        });
      }
    }
    for (const slug of ['no-such-type', 'constructor', '__proto__'])
      expect(standardMeasurements(slug, defaultStandardSize)).toBeUndefined();
  });
});

describe('units', () => {
  test('[SIZE-53] units convert by the exact factors, to one decimal', () => {
    expect([centimetersPerInch, inchesPerFoot, kilogramsPerPound]).toEqual([2.54, 12, 0.45359237]);
    expect(toInches(centimeters(185))).toBe(72.8);
    expect(toPounds(kilograms(85))).toBe(187.4);
    expect(toCentimeters(inches(72))).toBe(182.9);
  });

  test('[SIZE-53] lengths round-trip within their rounding', () => {
    const value = fc.integer({ min: 0, max: 3000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(value, (each) => {
        expect(Math.abs(toCentimeters(toInches(centimeters(each))) - each)).toBeLessThanOrEqual(
          0.05 * centimetersPerInch + 0.05 + 1e-9,
        );
        expect(Math.abs(toInches(toCentimeters(inches(each))) - each)).toBeLessThanOrEqual(
          0.05 / centimetersPerInch + 0.05 + 1e-9,
        );
        expect(Math.abs(toPounds(kilograms(each)) * kilogramsPerPound - each)).toBeLessThanOrEqual(
          0.05 * kilogramsPerPound + 1e-9,
        );
      }),
      runs(500),
    );
  });

  test('[SIZE-54, SIZE-55] units are chosen, else imperial in four countries', () => {
    expect(imperialCountries).toEqual(['GB', 'US', 'IE', 'CA']);
    expect(
      ['GB', 'US', 'IE', 'CA', 'DE', 'AU', null].map((country) => unitSystemFor(null, country)),
    ).toEqual(['imperial', 'imperial', 'imperial', 'imperial', 'metric', 'metric', 'metric']);
    expect([
      unitSystemFor('metric', 'US'),
      unitSystemFor('imperial', 'DE'),
      unitSystemFor('foo', 'US'),
      unitSystemFor('METRIC', 'DE'),
    ]).toEqual(['metric', 'imperial', 'imperial', 'metric']);
  });
});
