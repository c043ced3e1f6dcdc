import type { Currency, Locale } from '@tailorbird/domain/kernel';
import { currencyFor, type LocationInfo } from '@tailorbird/domain/location';
import { hasWithdrawalLaw } from '@tailorbird/domain/orders';
import type { Settings } from '../../../platform/runtime/settings.ts';
import { continentOf } from './continents.ts';
import { countryName, isShippable } from './countries.ts';
import type { WithLevies } from './levyBook.ts';

/**
 * The shop's data about a country, translated (DATA-08). An unknown country only determines the
 * currency (PRICE-22).
 */
export const locationInfoOf = (
  country: string | null,
  locale: Locale,
  {
    switches,
    shippingPriceIn,
    shippingDays,
    levies,
    waits,
  }: Pick<Settings, 'switches'> & {
    readonly shippingPriceIn: (currency: Currency) => number;
    readonly shippingDays: LocationInfo['defaultShippingDays'];
    /** Garments that can be returned are made only after the days to withdraw. */
    readonly waits: boolean;
  } & WithLevies,
): LocationInfo => {
  const currency = currencyFor(country);
  return {
    countryCode: country,
    countryName: country === null ? null : countryName(country, locale),
    continentCode: country === null ? null : continentOf(country),
    currency,
    shippingAvailable: country === null || isShippable(country),
    defaultShippingPrice: shippingPriceIn(currency),
    defaultShippingDays: shippingDays,
    returnablesWait: waits && hasWithdrawalLaw(country),
    levyTerms: levies.termsOf(country, currency),
    testGroup: 'A',
    switches,
  };
};
