import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/index.ts';
import { type ColorWords, colorMatchScore, shadeOf } from './index.ts';

const words = {
  own: ['navy'],
  family: ['blue'],
  shade: ['darkblue'],
  other: ['ink'],
} satisfies ColorWords;
const fitOf = (...typed: readonly string[]): number => colorMatchScore(new Set(typed), words);

test('colors match by family and shade, own name, family, then other words', () => {
  expect(fitOf('green', 'polo')).toBe(0);
  const best = [fitOf('ink'), fitOf('blue'), fitOf('navy'), fitOf('dark', 'blue', 'darkblue')];
  expect(best.toSorted((one, other) => one - other)).toEqual(best);
  expect(new Set(best).size).toBe(4);
});

test('more words of a color never lower its score', () => {
  const some = fc.subarray(['navy', 'blue', 'darkblue', 'ink', 'polo']);
  fc.assert(
    fc.property(some, some, (typed, more) => {
      expect(fitOf(...typed, ...more)).toBeGreaterThanOrEqual(fitOf(...typed));
    }),
    runs(100),
  );
});

test('a color has a shade if it is clearly dark or light', () => {
  expect(['#1B2A41', '#000000', '#26402F'].map(shadeOf)).toEqual(['dark', 'dark', 'dark']);
  expect(['#A9C3D6', '#FFFFFF'].map(shadeOf)).toEqual(['light', 'light']);
  expect(['#B98B5B', '#808080'].map(shadeOf)).toEqual([null, null]);
});
