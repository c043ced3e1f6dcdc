import { money } from '@tailorbird/domain/kernel';
import type { LocationInfo } from '@tailorbird/domain/location';
import { fromWireMoney, toWireMoney } from '../money.ts';
import { fromWireLevyTerms, toWireLevyTerms } from './mapLevies.ts';
import type { WireLocationInfo } from './schema.ts';

export const toWireLocation = (location: LocationInfo): WireLocationInfo => ({
  country_or_region: location.countryName,
  country_code: location.countryCode,
  country_name: location.countryName,
  continent_code: location.continentCode,
  currency: location.currency,
  shipping_available: location.shippingAvailable,
  default_shipping_price: toWireMoney(money(location.defaultShippingPrice, location.currency)),
  default_shipping_days: location.defaultShippingDays,
  levy_terms: location.levyTerms && toWireLevyTerms(location.levyTerms),
  test_group: location.testGroup,
  waffle: {
    switches: {
      applied_chat: location.switches.appliedChat,
      apply_credit_to_shipping_price: location.switches.applyCreditToShippingPrice,
      social_login_enabled: location.switches.socialLoginEnabled,
      is_new_oxford_shirt_launched: location.switches.isNewOxfordShirtLaunched,
    },
  },
});

export const fromWireLocation = (location: WireLocationInfo): LocationInfo => {
  const { switches } = location.waffle;
  return {
    countryCode: location.country_code,
    countryName: location.country_name,
    continentCode: location.continent_code,
    currency: location.currency,
    shippingAvailable: location.shipping_available,
    defaultShippingPrice: fromWireMoney(location.default_shipping_price, location.currency).amount,
    defaultShippingDays: location.default_shipping_days,
    levyTerms: location.levy_terms && fromWireLevyTerms(location.levy_terms, location.currency),
    testGroup: location.test_group,
    switches: {
      appliedChat: switches.applied_chat,
      applyCreditToShippingPrice: switches.apply_credit_to_shipping_price,
      socialLoginEnabled: switches.social_login_enabled,
      isNewOxfordShirtLaunched: switches.is_new_oxford_shirt_launched,
    },
  };
};
