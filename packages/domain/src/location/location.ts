import { type ContinentCode, type Currency, isCurrency } from '../kernel/index.ts';
import type { LevyTerms } from './levyTerms.ts';

export type Switches = {
  readonly appliedChat: boolean;
  readonly applyCreditToShippingPrice: boolean;
  readonly socialLoginEnabled: boolean;
  readonly isNewOxfordShirtLaunched: boolean;
};

export type LocationInfo = {
  /**
   * ISO 3166-1 alpha-2. Null, like the name and the continent, if the location is
   * unknown.
   */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  readonly continentCode: ContinentCode | null;
  readonly currency: Currency;
  /** False only if the shop does not ship to the country. */
  readonly shippingAvailable: boolean;
  /** Minor units of `currency`. */
  readonly defaultShippingPrice: number;
  /** Working days of delivery with the cheapest shipping method, minimum and maximum. */
  readonly defaultShippingDays: { readonly earliest: number; readonly latest: number };
  /** True if garments that can be returned are made only after the days to withdraw (ORDER-20). */
  readonly returnablesWait: boolean;
  /** Tax and customs terms. Null if the location is unknown. */
  readonly levyTerms: LevyTerms | null;
  readonly testGroup: string;
  readonly switches: Switches;
};

export const defaultCurrency: Currency = 'USD';
export const fallbackCurrency: Currency = 'EUR';

const currencyOfCountry: Readonly<Record<string, string>> = {
  US: 'USD',
  PR: 'USD',
  GB: 'GBP',
  IM: 'GBP',
  JE: 'GBP',
  GG: 'GBP',
  DK: 'DKK',
  GL: 'DKK',
  FO: 'DKK',
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  SG: 'SGD',
};

/**
 * Currency of a country (PRICE-22): euros if it has none of the nine, US dollars if
 * unknown.
 */
export const currencyFor = (countryCode: string | null): Currency => {
  if (countryCode === null) return defaultCurrency;
  const currency = currencyOfCountry[countryCode] ?? fallbackCurrency;
  return isCurrency(currency) ? currency : fallbackCurrency;
};
