import { expect, test } from 'vitest';
import { aloneInPairs } from './aloneInPairs.ts';

test.each([
  ['a pair stands together', [1, 1], [false, false]],
  ['a third single card stands alone', [1, 1, 1], [false, false, true]],
  ['a card before a longer row stands alone', [1, 3, 1, 1], [true, false, false, false]],
  ['longer rows never do', [2, 3], [false, false]],
])('%s', (_, counts, expected) => {
  expect(aloneInPairs(counts)).toEqual(expected);
});
