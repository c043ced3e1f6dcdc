import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/runs.ts';
import {
  blocksOf,
  easeOn,
  fits,
  type StandardSize,
  standardBody,
  standardMeasurements,
  standardSizes,
  standardSizeTypeSlugs,
} from '../index.ts';
import { cutGarment } from './cutGarment.ts';

const slugs = fc.constantFrom(...standardSizeTypeSlugs);
const sizes = fc.constantFrom(...standardSizes);

/** Fits of a garment that is `wider` centimeters wider than a standard size everywhere. */
const fitsOf = (slug: string, size: StandardSize, wider: number) =>
  easeOn(
    slug,
    {
      measurements: standardMeasurements(slug, size)!.map(({ measure, value }) => ({
        measure,
        value: value + wider,
      })),
      cutFor: size.cutFor,
    },
    standardBody(size),
  ).map(({ fit }) => fit);

describe('the ease of a garment on a body', () => {
  test('[SIZE-135] a garment cut for a body in a fit has that fit everywhere', () => {
    fc.assert(
      fc.property(slugs, sizes, fc.constantFrom(...fits), (slug, size, fit) => {
        const cutFor = size.cutFor ?? 'men';
        fc.pre(blocksOf(slug).includes(cutFor));
        const body = standardBody(size);
        const measurements = cutGarment(slug, body, fit, cutFor)!;
        const places = easeOn(slug, { measurements, cutFor }, body);
        expect(places.map(({ measure }) => measure)).toEqual(['chest', 'waist', 'biceps']);
        for (const place of places) {
          expect(place.fit).toBe(fit);
          // Garments are cut to half a centimeter.
          if (fit === 'REGULAR') expect(Math.abs(place.ease - place.regular)).toBeLessThan(0.251);
          expect(place.body + place.ease).toBeCloseTo(place.garment, 9);
        }
      }),
      runs(300),
    );
  });

  test('[SIZE-135] a wider garment never has a closer fit', () => {
    const order = ['TIGHTER', ...fits, 'LOOSER'];
    const width = fc.double({ min: -30, max: 30, noNaN: true });
    fc.assert(
      fc.property(slugs, sizes, width, width, (slug, size, one, other) => {
        fc.pre(blocksOf(slug).includes(size.cutFor ?? 'men'));
        const closer = fitsOf(slug, size, Math.min(one, other));
        const wider = fitsOf(slug, size, Math.max(one, other));
        closer.forEach((fit, place) => {
          expect(order.indexOf(wider[place]!)).toBeGreaterThanOrEqual(order.indexOf(fit));
        });
      }),
      runs(300),
    );
  });

  // The T-shirt has 4, 8 and 13 cm of ease at the chest. The sample body has 100 cm.
  test.each([
    [101.9, 'TIGHTER'],
    [102, 'TIGHT'],
    [105.9, 'TIGHT'],
    [106, 'REGULAR'],
    [110.5, 'REGULAR'],
    [110.6, 'LOOSE'],
    [115.5, 'LOOSE'],
    [115.6, 'LOOSER'],
    [97, 'TIGHTER'],
  ])('[SIZE-135] a T-shirt of %d cm on a chest of 100 cm is %s', (value, fit) => {
    const [chest] = easeOn(
      't-shirt',
      { measurements: [{ measure: 'chest', value }] },
      { ...standardBody({ base: 6, length: 'R' }), chestCircumference: 100 },
    );
    expect(chest).toMatchObject({ measure: 'chest', garment: value, body: 100, fit });
    expect(chest?.ease).toBeCloseTo(value - 100, 9);
  });

  test('[SIZE-135] a garment without a block for the cut has no ease', () => {
    const measurements = standardMeasurements('undershirt', { base: 6, length: 'R' })!;
    const body = standardBody({ base: 6, length: 'R' });
    expect(easeOn('undershirt', { measurements, cutFor: 'women' }, body)).toEqual([]);
    expect(easeOn('beanie', { measurements }, body)).toEqual([]);
  });
});
