/** What somebody visits with, as they would call it; null where it cannot be told. Nothing else of the user agent is kept. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** Marks of a user agent and what they stand for. The first that is found counts: most browsers name their forebears too. */
type Marks = readonly (readonly [mark: string, name: string])[];

const browsers: Marks = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: Marks = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const nameIn = (userAgent: string, marks: Marks): string | null =>
  marks.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;

/** Browser and system of a user agent, in their usual names. */
export const describeDevice = (userAgent: string): Device => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});
