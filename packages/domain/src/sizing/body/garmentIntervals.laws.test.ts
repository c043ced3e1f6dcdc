import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits, idealSizeBounds } from '../idealSizeInput.ts';
import { standardSizeTypeSlugs } from '../standardMeasurements.ts';
import { centimeters, kilograms } from '../units.ts';
import { estimateBody } from './estimateBody.ts';
import { garmentIntervals, likelyInterval } from './garmentIntervals.ts';
import { garmentMeasurements } from './garmentMeasurements.ts';

const between = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  fc.double({ min: minimum, max: maximum, noNaN: true });
const facts = fc.record({
  ageYears: between(idealSizeBounds.ageYears),
  heightCm: between(idealSizeBounds.heightCm).map(centimeters),
  weightKg: between(idealSizeBounds.weightKg).map(kilograms),
  footLengthCm: between(idealSizeBounds.footLengthCm).map(centimeters),
});
const garment = fc.record({
  sizeTypeSlug: fc.constantFrom(...standardSizeTypeSlugs),
  fit: fc.constantFrom(...fits),
});

test('a garment has the measurements of its size, each inside its interval', () => {
  fc.assert(
    fc.property(facts, garment, (answers, cut) => {
      const estimate = estimateBody(answers);
      const intervals = garmentIntervals({ estimate, ...cut }) ?? [];
      expect(intervals.map(({ measure, value }) => ({ measure, value }))).toEqual(
        garmentMeasurements({ estimate, ...cut }),
      );
      for (const { value, low, high } of intervals) {
        expect(low).toBeLessThan(value);
        expect(high).toBeGreaterThan(value);
      }
    }),
  );
});

test('a garment’s chest is as uncertain as the body’s, less if it is measured', () => {
  fc.assert(
    fc.property(facts, garment, (answers, cut) => {
      const estimate = estimateBody(answers);
      const body = likelyInterval(estimate.chestCircumference);
      const chest = garmentIntervals({ estimate, ...cut })?.[0];
      const width = (interval: typeof chest): number =>
        interval ? interval.high - interval.low : Number.NaN;
      expect(width(chest) / (body.maximum - body.minimum)).toBeGreaterThan(0.9);
      expect(width(chest) / (body.maximum - body.minimum)).toBeLessThan(1.1);
      const taped = estimateBody({
        ...answers,
        known: { chestCircumference: centimeters(estimate.chestCircumference.meanCm) },
      });
      expect(width(garmentIntervals({ estimate: taped, ...cut })?.[0])).toBeLessThan(width(chest));
    }),
  );
});

test('size types without garments have no intervals', () => {
  const estimate = estimateBody({
    ageYears: 35,
    heightCm: centimeters(185),
    weightKg: kilograms(85),
    footLengthCm: centimeters(28.3),
  });
  expect(garmentIntervals({ estimate, sizeTypeSlug: 'umbrella', fit: 'REGULAR' })).toBeUndefined();
});
