import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawGarment } from './drawGarment.ts';
import { proportionsOf } from './proportionsOf.ts';

const SEVEN = {
  chest: 108,
  waist: 102,
  hem: 104,
  shoulder: 46,
  bodyLength: 72,
  sleeveLength: 64,
  biceps: 38,
};

const centimeters = fc.double({ min: 20, max: 200, noNaN: true });
const measured = fc.record({
  chest: centimeters,
  waist: centimeters,
  hem: centimeters,
  bodyLength: centimeters,
  sleeveLength: centimeters,
});
const within = fc.double({ min: 1.01, max: 1.15, noNaN: true });

describe('proportions of measurements', () => {
  test('base size 7 Regular has the proportions 1', () => {
    fc.assert(
      fc.property(measured, (seven) => {
        expect(proportionsOf(seven, seven)).toEqual({
          widthRatio: 1,
          lengthRatio: 1,
          sleeveRatio: 1,
        });
      }),
    );
  });

  test('a larger chest only makes the drawing wider', () => {
    fc.assert(
      fc.property(within, (factor) => {
        const { widthRatio, lengthRatio, sleeveRatio } = proportionsOf(
          { ...SEVEN, chest: SEVEN.chest * factor },
          SEVEN,
        );
        expect(widthRatio).toBeGreaterThan(1);
        expect([lengthRatio, sleeveRatio]).toEqual([1, 1]);
      }),
    );
  });

  test('proportions never shrink when a measurement grows', () => {
    fc.assert(
      fc.property(
        measured,
        fc.constantFrom('chest', 'waist', 'hem', 'bodyLength', 'sleeveLength'),
        within,
        (some, slug, factor) => {
          const less = proportionsOf(some, SEVEN);
          const more = proportionsOf({ ...some, [slug]: some[slug] * factor }, SEVEN);
          expect(more.widthRatio).toBeGreaterThanOrEqual(less.widthRatio);
          expect(more.lengthRatio).toBeGreaterThanOrEqual(less.lengthRatio);
          expect(more.sleeveRatio).toBeGreaterThanOrEqual(less.sleeveRatio);
        },
      ),
    );
  });

  test('proportions do not depend on the unit', () => {
    fc.assert(
      fc.property(measured, (some) => {
        const inches = (all: Readonly<Record<string, number>>) =>
          Object.fromEntries(Object.entries(all).map(([slug, cm]) => [slug, cm / 2.54]));
        const [cm, inch] = [proportionsOf(some, SEVEN), proportionsOf(inches(some), inches(SEVEN))];
        expect(inch.widthRatio).toBeCloseTo(cm.widthRatio, 9);
        expect(inch.lengthRatio).toBeCloseTo(cm.lengthRatio, 9);
        expect(inch.sleeveRatio).toBeCloseTo(cm.sleeveRatio, 9);
      }),
    );
  });

  test('proportions are 1 without usable measurements', () => {
    const value = fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY);
    fc.assert(
      fc.property(
        fc.record({ chest: value, bodyLength: value, sleeveLength: value }, { requiredKeys: [] }),
        (unusable) => {
          expect(proportionsOf(unusable, SEVEN)).toEqual({
            widthRatio: 1,
            lengthRatio: 1,
            sleeveRatio: 1,
          });
        },
      ),
    );
  });

  test('proportions change the drawing', () => {
    const draw = (chest: number) =>
      drawGarment(
        {
          pattern: 'shirt',
          color: '#8fa3b8',
          texture: 'oxford',
          properties: {},
          proportions: proportionsOf({ ...SEVEN, chest }, SEVEN),
        },
        { idPrefix: 'p' },
      );
    expect(draw(120)).not.toBe(draw(108));
    expect(draw(108)).toBe(
      drawGarment(
        { pattern: 'shirt', color: '#8fa3b8', texture: 'oxford', properties: {} },
        { idPrefix: 'p' },
      ),
    );
  });
});
