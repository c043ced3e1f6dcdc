/*
 * Calendar days are texts, `2026-11-24`, so that no time zone moves them.
 */

const dayMs = 86_400_000;

/** The calendar day so many days after another. */
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

/** Holidays of the workshop, which is in Portugal: those of every year, and those that go by Easter, in days from it. */
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

const byYear = new Map<number, readonly string[]>();

/** The holidays of a year that go by Easter; the few years that orders fall into are asked about for each day of a delivery. */
const holidaysAround = (year: number): readonly string[] => {
  const known = byYear.get(year);
  if (known) return known;
  const easter = easterOf(year);
  const days = holidaysByEaster.map((after) => shifted(easter, after));
  byYear.set(year, days);
  return days;
};

/** Whether the workshop and the carriers work on a day: not on weekends, and not on the holidays of Portugal. */
export const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixedHolidays.includes(day.slice(5))) return false;
  return !holidaysAround(Number(day.slice(0, 4))).includes(day);
};

/** The working day so many working days after a day; with none the day itself, or the next that is one. */
export const addWorkingDays = (day: string, count: number): string => {
  let [reached, left] = [day, count];
  while (left > 0 || !isWorkingDay(reached)) {
    reached = shifted(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
};
/** Days from one day to another, weekends and all. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The calendar day of an instant, as the workshop counts it. */
export const dayOf = (instant: string): string => instant.slice(0, 10);
