import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWorkingDays, daysBetween, easterOf, isWorkingDay } from './workingDays.ts';

const anyDay = fc
  .date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2040-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

const daysUpTo = (from: string, to: string): readonly string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from) + 86_400_000; at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

test('n working days later is a working day, with n working days up to it', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 40 }), (day, count) => {
      const reached = addWorkingDays(day, count);
      expect(isWorkingDay(reached)).toBe(true);
      const passed = daysUpTo(day, reached).filter(isWorkingDay).length;
      expect(passed).toBe(count === 0 ? (isWorkingDay(day) ? 0 : 1) : count);
      expect(daysBetween(day, reached)).toBe(daysUpTo(day, reached).length);
    }),
  );
});

test('later starts and more days never end sooner', () => {
  fc.assert(
    fc.property(anyDay, anyDay, fc.nat(30), fc.nat(5), (one, other, count, more) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      expect(addWorkingDays(first, count) <= addWorkingDays(second, count)).toBe(true);
      expect(addWorkingDays(first, count) <= addWorkingDays(first, count + more)).toBe(true);
    }),
  );
});

test('Easter matches published calendars', () => {
  const known = [
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2038-04-25',
  ];
  expect(known.map((day) => easterOf(Number(day.slice(0, 4))))).toEqual(known);
});

test('weekends, Good Friday, Corpus Christi and Christmas are not working days', () => {
  for (const day of [
    '2026-11-21',
    '2026-11-22',
    '2026-04-03',
    '2026-06-04',
    '2026-12-25',
    '2026-12-08',
    '2026-01-01',
  ]) {
    expect([day, isWorkingDay(day)]).toEqual([day, false]);
  }
  for (const day of [
    '2026-11-20',
    '2026-11-23',
    '2026-04-02',
    '2026-04-06',
    '2026-06-05',
    '2026-12-24',
    '2026-12-28',
  ]) {
    expect([day, isWorkingDay(day)]).toEqual([day, true]);
  }
});
