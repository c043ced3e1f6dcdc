import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureBodies } from '../pattern/design.ts';
import { distanceTo } from './distance.ts';
import { formOf } from './form.ts';
import { circumference, halfAxes, monotoneCurve } from './sections.ts';

const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true });

test('a section has the girth it was made for', () => {
  fc.assert(
    fc.property(between(0.3, 1.6), between(0.5, 1), between(2, 2.6), (girth, ratio, exponent) => {
      const [across, deep] = halfAxes(girth, ratio, exponent);
      expect(circumference(across, deep, exponent)).toBeCloseTo(girth, 6);
      expect(deep / across).toBeCloseTo(ratio, 9);
    }),
  );
});

test('a circle has a circumference of 2 pi', () => {
  expect(circumference(1, 1, 2)).toBeCloseTo(2 * Math.PI, 4);
});

test('a curve passes its points and stays between neighbors', () => {
  fc.assert(
    fc.property(fc.array(between(-1, 1), { minLength: 3, maxLength: 9 }), (values) => {
      const places = values.map((_, index) => index);
      const curve = monotoneCurve(places, values);
      for (let index = 0; index + 1 < values.length; index += 1) {
        expect(curve(index)).toBeCloseTo(values[index]!, 9);
        const [low, high] = [values[index]!, values[index + 1]!].toSorted((a, b) => a - b);
        for (const share of [0.2, 0.5, 0.8]) {
          expect(curve(index + share)).toBeGreaterThanOrEqual(low! - 1e-9);
          expect(curve(index + share)).toBeLessThanOrEqual(high! + 1e-9);
        }
      }
    }),
  );
});

test('the distance is negative in the chest and the arms, and positive outside', () => {
  const form = formOf(pictureBodies.men, { armDegrees: 20, lean: 1 });
  const distance = distanceTo(form);
  expect(distance(0, 1.3, 0)).toBeLessThan(-0.08);
  for (const { elbow } of form.arms) expect(distance(...elbow)).toBeLessThan(-0.02);
  expect(distance(0, 1.3, 0.5)).toBeGreaterThan(0.3);
  expect(distance(0, 1.75, 0)).toBeGreaterThan(0.1);
});

test('a step along the distance never jumps over the surface', () => {
  const distance = distanceTo(formOf(pictureBodies.men, { armDegrees: 30, lean: 0 }));
  fc.assert(
    fc.property(between(-0.6, 0.6), between(0.7, 1.7), between(-0.4, 0.4), (x, y, z) => {
      const here = distance(x, y, z);
      // Deep inside, only the sign matters.
      fc.pre(here > -0.03);
      const step = 0.004;
      for (const [dx, dy, dz] of [
        [step, 0, 0],
        [0, step, 0],
        [0, 0, step],
      ] as const) {
        expect(Math.abs(distance(x + dx, y + dy, z + dz) - here)).toBeLessThan(step * 1.9);
      }
    }),
  );
});
