/*
 * Calendar days are texts, `2026-11-24`, so that no time zone moves them.
 */

const dayMs = 86_400_000;

export const shifted = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);

/** Easter Sunday of a year, by the anonymous Gregorian algorithm. */
export const easterOf = (year: number): string => {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 21;
  return shifted(`${year}-03-01`, days);
};

/**
 * Portuguese holidays, since the workshop is there: fixed dates, and days relative to Easter.
 */
const fixedHolidays: readonly string[] = [
  '01-01',
  '04-25',
  '05-01',
  '06-10',
  '08-15',
  '10-05',
  '11-01',
  '12-01',
  '12-08',
  '12-25',
];
const holidaysByEaster: readonly number[] = [-2, 60];

/** Days since 1970-01-01. */
const dayNumberOf = (day: string): number => Date.parse(day) / dayMs;

const holidaysByYear = new Map<number, ReadonlySet<number>>();

/** The holidays of a year as day numbers. Kept, because each delivery estimate asks for many days. */
const holidaysOf = (year: number): ReadonlySet<number> => {
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    const easter = dayNumberOf(easterOf(year));
    holidays = new Set([
      ...fixedHolidays.map((day) => dayNumberOf(`${year}-${day}`)),
      ...holidaysByEaster.map((after) => easter + after),
    ]);
    holidaysByYear.set(year, holidays);
  }
  return holidays;
};

const isWorkingDayNumber = (day: number): boolean => {
  // 1970-01-01 was a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  if (weekday === 0 || weekday === 6) return false;
  return !holidaysOf(new Date(day * dayMs).getUTCFullYear()).has(day);
};

/** True if the workshop and the carriers work: not on weekends and holidays of Portugal. */
export const isWorkingDay = (day: string): boolean => isWorkingDayNumber(dayNumberOf(day));

/** The day after `count` working days; with 0, the day itself or the next working day. */
export const addWorkingDays = (day: string, count: number): string => {
  let [reached, left] = [dayNumberOf(day), count];
  while (left > 0 || !isWorkingDayNumber(reached)) {
    reached += 1;
    if (isWorkingDayNumber(reached)) left -= 1;
  }
  return new Date(reached * dayMs).toISOString().slice(0, 10);
};

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The calendar day of an instant in UTC, as the workshop counts. */
export const dayOf = (instant: string): string => instant.slice(0, 10);
