/**
 * Browser and system of a visitor; null if unknown. Nothing else of the user agent is stored.
 */
export type Device = { readonly browser: string | null; readonly system: string | null };

/**
 * User agent marks and their names. The first match counts, since most browsers also name older
 * ones.
 */
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

/** The common names of a user agent's browser and system. */
export const describeDevice = (userAgent: string): Device => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});
