import { expect, test } from 'vitest';
import { longestSearch, searchText } from './index.ts';

test('a query has single spaces and at most 80 characters', () => {
  expect(searchText('  soft \n  wool  ')).toBe('soft wool');
  expect([...searchText('x'.repeat(200))]).toHaveLength(longestSearch);
  expect(longestSearch).toBe(80);
});
