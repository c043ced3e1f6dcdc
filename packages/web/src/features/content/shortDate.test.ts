import { expect, test } from 'vitest';
import { shortDate } from './shortDate.ts';

test('[NOTES-02] a note’s date is day, month and two-digit year', () => {
  expect(shortDate('2025-10-03')).toBe('03/10/25');
});
