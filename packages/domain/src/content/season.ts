/** ROUTE-13, decisions 15: months of the launch calendar, as its address names them. */
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
export const launchMonthOf = (parameter: string | null): LaunchMonth | null => launchMonths.find((month) => month === parameter) ?? null;

/** SHELL-33: the banner of the season: cashmere in October 2025, the colors in November. `on` is an ISO date. */
export const seasonalBanner = (on: string): 'cashmere-collection' | 'november-colors' | null => {
  if (on.startsWith('2025-10')) return 'cashmere-collection';
  return on.startsWith('2025-11') ? 'november-colors' : null;
};
