import { expect, test } from 'vitest';
import { madeTo } from './madeTo.ts';
import { proportionsFor } from './proportionsFor.ts';

const shirt = { id: 4, slug: 'shirt' };

test('7 Regular is drawn as everybody sees it; a larger size in its own measurements', () => {
  expect(madeTo(shirt, { kind: 'standard', base: 7, length: 'R' }, null)).toBeNull();
  const large = madeTo(shirt, { kind: 'standard', base: 11, length: 'L' }, null);
  if (!large) throw new Error('It is drawn as 7 Regular');
  const { proportions } = proportionsFor(large);
  expect(proportions?.widthRatio).toBeGreaterThan(1);
  expect(proportions?.lengthRatio).toBeGreaterThan(1);
});

test('a saved size that has not come yet, and a garment without sizes, are drawn as everybody sees them', () => {
  expect(madeTo(shirt, { kind: 'user', id: 12 }, null)).toBeNull();
  expect(madeTo(null, null, null)).toBeNull();
});
