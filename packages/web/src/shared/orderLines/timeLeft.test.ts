import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test('remaining time has whole minutes and at most two units, per language', () => {
  const told = (milliseconds: number): string => timeLeft(milliseconds, 'en-US');
  expect(told(day + 5 * hour + 59 * minute)).toBe('1 day, 5 hours');
  expect(told(2 * day + 59 * minute)).toBe('2 days');
  expect(told(5 * hour + 12 * minute + 59_999)).toBe('5 hours, 12 minutes');
  expect(told(hour)).toBe('1 hour');
  expect(told(minute)).toBe('1 minute');
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
