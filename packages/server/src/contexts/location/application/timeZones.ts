/**
 * Principal time zones of countries with several, and of those that ICU does not know. The
 * names are of the IANA database.
 */
const principalZones: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  IC: 'Atlantic/Canary',
  ID: 'Asia/Jakarta',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  XK: 'Europe/Belgrade',
};

const shopZone = 'Europe/Copenhagen';

type Zoned = Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined };

const zonesIn = (countryCode: string): readonly string[] =>
  (new Intl.Locale('und', { region: countryCode }) as Zoned).getTimeZones?.() ?? [];

/** Wall-clock time in a zone, to compare zones. */
const clockIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

export type LocalTime = {
  /** IANA name. */
  readonly timeZone: string;
  /** True if the whole country shares the time, so that the zone need not be named. */
  readonly isCommon: boolean;
};

/** The time of a country at an instant; of the shop without a country. */
export const localTimeOf = (countryCode: string | null, at: Date): LocalTime => {
  if (countryCode === null || !/^[A-Z]{2}$/.test(countryCode))
    return { timeZone: shopZone, isCommon: false };
  const zones = zonesIn(countryCode);
  const timeZone = principalZones[countryCode] ?? zones[0] ?? shopZone;
  const clocks = new Set(zones.map((zone) => clockIn(zone, at)));
  if (clocks.size > 1 && principalZones[countryCode] === undefined)
    return { timeZone: shopZone, isCommon: false };
  return { timeZone, isCommon: clocks.size === 1 || (zones.length === 0 && timeZone !== shopZone) };
};
