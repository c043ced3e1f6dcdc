import { expect, test } from 'vitest';
import { maximumSearchLength, searchText } from './index.ts';

test('a query has single spaces and at most 80 characters', () => {
  expect(searchText('  soft \n  wool  ')).toBe('soft wool');
  expect([...searchText('x'.repeat(200))]).toHaveLength(maximumSearchLength);
  expect(maximumSearchLength).toBe(80);
});
