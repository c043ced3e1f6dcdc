import { expect, test } from 'vitest';
import { formatPercent } from './formatPercent.ts';

test('[PRICE-09] a percentage has at most two decimals and its space is narrow in German', () => {
  expect([10, 36.36, 10.019].map((percent) => formatPercent(percent, 'en-US'))).toEqual([
    '10%',
    '36.36%',
    '10.02%',
  ]);
  expect(formatPercent(36.36, 'de-DE')).toBe('36,36\u202f%');
});
