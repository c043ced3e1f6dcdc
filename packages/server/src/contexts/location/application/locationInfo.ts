import type { Currency, Locale } from '@tailorbird/domain/kernel';
import { currencyFor, type LocationInfo } from '@tailorbird/domain/location';
import type { Settings } from '../../../platform/runtime/settings.ts';
import { continentOf } from './continents.ts';
import { countryName, isShippable } from './countries.ts';

/** Where somebody is whose country nobody knows (PRICE-22). */
const assumedCountry = 'US';

/** What a country means for the shop, told in a language (DATA-08). */
export const locationInfoOf = (
  country: string | null,
  locale: Locale,
  { switches, shippingPriceIn }: Pick<Settings, 'switches'> & { readonly shippingPriceIn: (currency: Currency) => number },
): LocationInfo => {
  const countryCode = country ?? assumedCountry;
  const currency = currencyFor(country);
  return {
    countryCode,
    countryName: countryName(countryCode, locale),
    continentCode: continentOf(countryCode),
    currency,
    shippingAvailable: isShippable(countryCode),
    defaultShippingPrice: shippingPriceIn(currency),
    testGroup: 'A',
    switches,
  };
};
