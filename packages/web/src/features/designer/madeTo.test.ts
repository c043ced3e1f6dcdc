import { expect, test } from 'vitest';
import { madeTo } from './madeTo.ts';
import { proportionsFor } from './proportionsFor.ts';

const shirt = { id: 4, slug: 'shirt' };

test('size 7 Regular has the common drawing, a larger size its own', () => {
  expect(madeTo(shirt, { kind: 'standard', base: 7, length: 'R' }, null)).toBeNull();
  const large = madeTo(shirt, { kind: 'standard', base: 11, length: 'L' }, null);
  if (!large) throw new Error('It is drawn as 7 Regular');
  const { proportions } = proportionsFor(large);
  expect(proportions?.widthRatio).toBeGreaterThan(1);
  expect(proportions?.lengthRatio).toBeGreaterThan(1);
});

test('[SIZE-98] women’s sizes, or a wish for one, use the women’s cut', () => {
  const middle = { kind: 'standard', base: 7, length: 'R', cutFor: 'women' } as const;
  for (const made of [madeTo(shirt, middle, null), madeTo(shirt, null, null, 'women')])
    expect(made && proportionsFor(made).proportions?.shaping).toBe('darts');
  const knitted = madeTo({ id: 1, slug: 't-shirt' }, middle, null);
  expect(knitted && proportionsFor(knitted).proportions?.shaping).toBe('seams');
  expect(madeTo(shirt, null, null, 'men')).toBeNull();
});

test('a saved size that is loading, and garments without sizes, use the common one', () => {
  expect(madeTo(shirt, { kind: 'user', id: 12 }, null)).toBeNull();
  expect(madeTo(null, null, null)).toBeNull();
});
