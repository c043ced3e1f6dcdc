import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test('remaining time has whole minutes and at most two units, per language', () => {
  const shown = (milliseconds: number): string => timeLeft(milliseconds, 'en-US');
  expect(shown(day + 5 * hour + 59 * minute)).toBe('1 day, 5 hours');
  expect(shown(2 * day + 59 * minute)).toBe('2 days');
  expect(shown(5 * hour + 12 * minute + 59_999)).toBe('5 hours, 12 minutes');
  expect(shown(hour)).toBe('1 hour');
  expect(shown(minute)).toBe('1 minute');
  expect(timeLeft(day + hour, 'de-DE')).toBe('1 Tag, 1 Stunde');
});

test('remaining time is empty below one minute', () => {
  expect([59_999, 1, 0, -1, -day].map((milliseconds) => timeLeft(milliseconds, 'de-DE'))).toEqual([
    '',
    '',
    '',
    '',
    '',
  ]);
});
