import type { LaunchEntry } from '@tailorbird/domain/content';

export const launchMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export type LaunchMonth = (typeof launchMonths)[number];

/** The month of `?month=…`; an unknown one is ignored. */
export const launchMonthOf = (parameter: string | null): LaunchMonth | null =>
  launchMonths.find((month) => month === parameter) ?? null;

export type LaunchMonthPage<Entry> = {
  readonly month: LaunchMonth;
  readonly year: number;
  readonly entries: readonly Entry[];
};

/** ROUTE-13: launches by month, the earliest first. Empty months are omitted. */
export const launchesByMonth = <Entry extends Pick<LaunchEntry, 'date'>>(
  entries: readonly Entry[],
): readonly LaunchMonthPage<Entry>[] => {
  const pages = new Map<string, { month: LaunchMonth; year: number; entries: Entry[] }>();
  for (const entry of [...entries].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )) {
    const [year = '', number = ''] = entry.date.split('-');
    const month = launchMonths[Number(number) - 1];
    if (month === undefined) continue;
    const page = pages.get(`${year}-${number}`) ?? { month, year: Number(year), entries: [] };
    page.entries.push(entry);
    pages.set(`${year}-${number}`, page);
  }
  return [...pages.values()];
};

/**
 * The month to show: the one in the URL, in the latest year that has it; else the current
 * month, or the last one before it with launches; else the first.
 */
export const shownLaunchMonth = <Page extends Pick<LaunchMonthPage<unknown>, 'month' | 'year'>>(
  months: readonly Page[],
  asked: LaunchMonth | null,
  today: { readonly year: number; readonly month: number },
): Page | null =>
  months.findLast(({ month }) => month === asked) ??
  months.findLast(
    ({ month, year }) =>
      year < today.year || (year === today.year && launchMonths.indexOf(month) < today.month),
  ) ??
  months[0] ??
  null;
