import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { continentCodes } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  averageHeights,
  type BodyFact,
  bodyShapes,
  centimeters,
  chartProperties,
  clampFact,
  currentSizeDesign,
  fits,
  heightOfInches,
  idealSizeBounds,
  idealSizeDefaults,
  inches,
  kilograms,
  nearestShoeSize,
  pounds,
  savedSizeDesign,
  shoeSizeOfEu,
  shoeSizeOfUs,
  shoeSizes,
  shownFacts,
  sizeDesignVersions,
  startingFacts,
  sweatshirtSizeTypeSlug,
  toFeetAndInches,
  toInches,
  toPounds,
  weightOfPounds,
  zipCottonHoodieSizeTypeSlug,
} from './index.ts';

const facts = Object.keys(idealSizeBounds) as readonly BodyFact[];
describe('the shoe table', () => {
  test('[SIZE-51] the shoe table runs from EU 39 (US 6) to EU 49.5 (US 16)', () => {
    expect(shoeSizes).toHaveLength(22);
    expect(shoeSizes[0]).toEqual({ eu: 39, us: 6, footLengthCm: 23.8 });
    expect(shoeSizes.at(-1)).toEqual({ eu: 49.5, us: 16, footLengthCm: 32.2 });
    for (const [index, row] of shoeSizes.entries()) {
      const previous = shoeSizes[index - 1];
      if (!previous) continue;
      expect(row.eu - previous.eu).toBe(0.5);
      expect(row.us).toBeGreaterThanOrEqual(previous.us);
      expect(row.footLengthCm).toBeGreaterThan(previous.footLengthCm);
    }
  });

  test('[SIZE-51] shoes are found by either size; US 11.5 is its longer row', () => {
    for (const row of shoeSizes) {
      expect(shoeSizeOfEu(row.eu)).toBe(row);
      expect(shoeSizeOfUs(row.us)?.us).toBe(row.us);
    }
    expect(shoeSizeOfUs(11.5)?.footLengthCm).toBe(28.3);
    expect([shoeSizeOfEu(38.5), shoeSizeOfUs(5.5), shoeSizeOfEu(40.25)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('[SIZE-52] a foot length gives the nearest shoe, of two the smaller', () => {
    expect(nearestShoeSize(centimeters(28.3)).eu).toBe(45);
    expect(nearestShoeSize(centimeters(23.95)).eu).toBe(39);
    expect(nearestShoeSize(centimeters(23.96)).eu).toBe(39.5);
    expect([nearestShoeSize(centimeters(0)).eu, nearestShoeSize(centimeters(99)).eu]).toEqual([
      39, 49.5,
    ]);
    for (const row of shoeSizes) expect(nearestShoeSize(row.footLengthCm)).toBe(row);
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 36_000 }), (hundredthsOfMm) => {
        const length = centimeters(hundredthsOfMm / 1000);
        const chosen = nearestShoeSize(length);
        for (const row of shoeSizes) {
          expect(Math.abs(chosen.footLengthCm - length)).toBeLessThanOrEqual(
            Math.abs(row.footLengthCm - length) + 1e-9,
          );
        }
      }),
      runs(500),
    );
  });
});

describe('the answers of a customer', () => {
  test('[SIZE-48] the answers stay within bounds', () => {
    expect(idealSizeBounds.ageYears).toEqual({ minimum: 15, maximum: 100 });
    expect(idealSizeBounds.heightCm).toEqual({ minimum: 150, maximum: 220 });
    expect(idealSizeBounds.weightKg).toEqual({ minimum: 50, maximum: 180 });
    expect([
      clampFact('ageYears', 14),
      clampFact('heightCm', 221),
      clampFact('weightKg', 49),
      clampFact('ageYears', Number.NaN),
    ]).toEqual([15, 220, 50, 35]);
    fc.assert(
      fc.property(fc.constantFrom(...facts), fc.double(), (fact, value) => {
        const clamped = clampFact(fact, value);
        expect(clamped).toBeGreaterThanOrEqual(idealSizeBounds[fact].minimum);
        expect(clamped).toBeLessThanOrEqual(idealSizeBounds[fact].maximum);
        expect(clampFact(fact, clamped)).toBe(clamped);
      }),
      runs(500),
    );
  });

  test('[SIZE-49] the answers start at 35 years, 185 cm, 85 kg, 28.3 cm foot', () => {
    expect(idealSizeDefaults).toEqual({
      ageYears: 35,
      heightCm: 185,
      weightKg: 85,
      footLengthCm: 28.3,
    });
    expect(startingFacts({ ...idealSizeDefaults, adjusted: [] }, null)).toEqual(idealSizeDefaults);
  });

  test('[SIZE-50] a custom size starts at the continent’s average without a height', () => {
    const expected = { AS: 164, EU: 181, NA: 176, SA: 174, AN: 176, OC: 176, AF: 168 };
    expect(averageHeights).toEqual(expected);
    for (const continent of continentCodes) {
      expect(startingFacts({ ...idealSizeDefaults, adjusted: [] }, continent).heightCm).toBe(
        expected[continent],
      );
      expect(
        startingFacts(
          { ...idealSizeDefaults, heightCm: centimeters(190), adjusted: ['heightCm'] },
          continent,
        ).heightCm,
      ).toBe(190);
      expect(
        startingFacts(
          { ...idealSizeDefaults, weightKg: kilograms(90), adjusted: ['weightKg'] },
          continent,
        ).heightCm,
      ).toBe(expected[continent]);
    }
  });

  test('[SIZE-12, SIZE-13, SIZE-14] there are three fits and three shapes', () => {
    expect(fits).toEqual(['TIGHT', 'REGULAR', 'LOOSE']);
    expect(bodyShapes).toEqual(['TRIANGULAR', 'ROUND', 'RECTANGULAR']);
  });

  test('[SIZE-22, SIZE-53] the answers show in the customer’s units', () => {
    expect(shownFacts(idealSizeDefaults, 'metric')).toMatchObject({
      height: 185,
      weight: 85,
      shoe: 45,
    });
    expect(shownFacts(idealSizeDefaults, 'imperial')).toMatchObject({
      height: 72.8,
      weight: 187.4,
      shoe: 11.5,
    });
    expect(toFeetAndInches(centimeters(185))).toEqual({ feet: 6, inches: 0.8 });
    fc.assert(
      fc.property(fc.integer({ min: 1500, max: 2200 }), (mm) => {
        const { feet, inches: rest } = toFeetAndInches(centimeters(mm / 10));
        expect(rest).toBeLessThan(12);
        expect(Math.abs((feet * 12 + rest) * 2.54 - mm / 10)).toBeLessThanOrEqual(0.128);
      }),
      runs(500),
    );
  });

  test('[SIZE-53] answers in imperial units show again as they were entered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 591, max: 866 }),
        fc.integer({ min: 1103, max: 3968 }),
        (tenthsOfInch, tenthsOfPound) => {
          expect(toInches(heightOfInches(inches(tenthsOfInch / 10)))).toBe(tenthsOfInch / 10);
          expect(toPounds(weightOfPounds(pounds(tenthsOfPound / 10)))).toBe(tenthsOfPound / 10);
        },
      ),
      runs(500),
    );
  });
});

describe('size designs and charts', () => {
  test('[SIZE-57] rules name size types by slug', () => {
    expect([sweatshirtSizeTypeSlug, zipCottonHoodieSizeTypeSlug]).toEqual([
      'sweatshirt',
      'zip-cotton-hoodie',
    ]);
  });

  test('[SIZE-15] size designs are V1 and V2, and saved sizes have V2', () => {
    expect(sizeDesignVersions).toEqual(['V1', 'V2']);
    expect(currentSizeDesign).toBe('V2');
    expect(savedSizeDesign({ id: 1, designVersion: 'V1' })).toEqual({ id: 1, designVersion: 'V2' });
  });

  test('[SIZE-21] a chart has the rows meant for charts, in display order', () => {
    const row = (id: number, displayOrder: number, showInSizeCharts = true) => ({
      id,
      title: String(id),
      displayOrder,
      showInSizeCharts,
    });
    expect(
      chartProperties([row(1, 3), row(2, 1), row(3, 2, false), row(5, 3), row(4, 3)]).map(
        ({ id }) => id,
      ),
    ).toEqual([2, 1, 4, 5]);
  });
});
