import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  launchesByMonth,
  launchMonthOf,
  launchMonths,
  shownLaunchMonth,
} from './launchCalendar.ts';
import { noteDate } from './noteDate.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the launch calendar', () => {
  test('[ROUTE-13] the calendar has each launch once, in its month', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ date: day })), (entries) => {
        const months = launchesByMonth(entries);
        const dates = months.flatMap((month) => month.entries.map(({ date }) => date));
        expect(dates).toEqual(entries.map(({ date }) => date).toSorted());
        expect(months.every((month) => month.entries.length > 0)).toBe(true);
      }),
      runs(200),
    );
  });

  test('[ROUTE-13] the month of the address shows in its latest year, or today’s', () => {
    const today = { year: 2025, month: 10 };
    const months = launchesByMonth([
      { date: '2024-11-01' },
      { date: '2025-10-01' },
      { date: '2025-11-01' },
      { date: '2025-12-01' },
    ]);
    expect(shownLaunchMonth(months, 'november', today)).toMatchObject({
      month: 'november',
      year: 2025,
    });
    expect(shownLaunchMonth(months, 'may', today)).toMatchObject({ month: 'october', year: 2025 });
    const shownOn = (year: number, month: number) =>
      shownLaunchMonth(months, null, { year, month });
    expect(shownOn(2025, 11)).toMatchObject({ month: 'november', year: 2025 });
    expect(shownOn(2026, 3)).toMatchObject({ month: 'december', year: 2025 });
    expect(shownOn(2025, 3)).toMatchObject({ month: 'november', year: 2024 });
    expect(shownOn(2024, 3)).toMatchObject({ month: 'november', year: 2024 });
    expect(shownLaunchMonth([], 'may', today)).toBeNull();
  });

  test('[ROUTE-13] months have English names; other words are ignored', () => {
    for (const month of launchMonths) expect(launchMonthOf(month)).toBe(month);
    expect([launchMonthOf(null), launchMonthOf('November'), launchMonthOf('dezember')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test('[NOTES-02] a note is dated dd/MM/yy', () => expect(noteDate('2025-11-05')).toBe('05/11/25'));
