import { expect, test } from 'vitest';
import { longestSearch, searchText } from './index.ts';

test('a text to search for has single spaces, and 80 characters at most', () => {
  expect(searchText('  soft \n  wool  ')).toBe('soft wool');
  expect([...searchText('x'.repeat(200))]).toHaveLength(longestSearch);
  expect(longestSearch).toBe(80);
});
