import { type ContinentCode, type Currency, isCurrency } from '../kernel/index.ts';
import type { LevyTerms } from './levyTerms.ts';

/** Feature switches (CATALOG-22). */
export type Switches = {
  readonly appliedChat: boolean;
  readonly applyCreditToShippingPrice: boolean;
  readonly socialLoginEnabled: boolean;
  readonly isNewOxfordShirtLaunched: boolean;
};

/** Where the visitor is and what that means for the shop (DATA-08). */
export type LocationInfo = {
  /** ISO 3166-1 alpha-2. Null, like the name and the continent, until it is known where the visitor is: nothing is assumed then. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  readonly continentCode: ContinentCode | null;
  readonly currency: Currency;
  /** False only where the shop is known not to ship to. */
  readonly shippingAvailable: boolean;
  /** Minor units of `currency`. */
  readonly defaultShippingPrice: number;
  /** Working days on the way by the cheapest shipping method, the fewest and the most. */
  readonly defaultShippingDays: { readonly earliest: number; readonly latest: number };
  /** What the state takes of what is sent there; null until it is known where that is. */
  readonly levyTerms: LevyTerms | null;
  readonly testGroup: string;
  readonly switches: Switches;
};

export const defaultCurrency: Currency = 'USD';
export const fallbackCurrency: Currency = 'EUR';

/** Currencies of the countries that have one of the nine. */
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

/** PRICE-22: an unknown place pays in US dollars, a known one without a currency of ours in euros. */
export const currencyFor = (countryCode: string | null): Currency => {
  if (countryCode === null) return defaultCurrency;
  const currency = currencyOfCountry[countryCode] ?? fallbackCurrency;
  return isCurrency(currency) ? currency : fallbackCurrency;
};
