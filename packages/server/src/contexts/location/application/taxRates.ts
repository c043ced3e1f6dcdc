/**
 * Standard VAT rates of the European Union in thousandths, as of January 2026; Monaco counts as
 * France. Elsewhere the shop ships without tax.
 */
const rates: Readonly<Record<string, number>> = {
  AT: 200,
  BE: 210,
  BG: 200,
  CY: 190,
  CZ: 210,
  DE: 190,
  DK: 250,
  EE: 240,
  ES: 210,
  FI: 255,
  FR: 200,
  GR: 240,
  HR: 250,
  HU: 270,
  IE: 230,
  IT: 220,
  LT: 210,
  LU: 170,
  LV: 210,
  MC: 200,
  MT: 180,
  NL: 210,
  PL: 230,
  PT: 230,
  RO: 210,
  SE: 250,
  SI: 220,
  SK: 230,
};

/**
 * The VAT rate of a country: zero outside the EU (which excludes the Canary Islands here) and
 * if unknown.
 */
export const taxRateOf = (countryCode: string | null): number =>
  countryCode === null ? 0 : (rates[countryCode] ?? 0);

/**
 * Whether a country belongs to the EU for customs and VAT, so that there are no import charges.
 */
export const isTaxedWithin = (countryCode: string): boolean => Object.hasOwn(rates, countryCode);
