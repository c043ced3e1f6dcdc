import { type Currency, money } from '@tailorbird/domain/kernel';
import type { LocationInfo } from '@tailorbird/domain/location';
import { type Codec, fields, orNull } from '../fields.ts';
import { fromWireMoney, toWireMoney } from '../money.ts';
import { fromWireLevyTerms, toWireLevyTerms } from './mapLevies.ts';
import type { WireLocationInfo } from './schema.ts';

type Switches = LocationInfo['switches'];
type WireWaffle = WireLocationInfo['waffle'];

const switchFields = fields<Switches, WireWaffle['switches']>()({
  appliedChat: 'applied_chat',
  applyCreditToShippingPrice: 'apply_credit_to_shipping_price',
  socialLoginEnabled: 'social_login_enabled',
  isNewOxfordShirtLaunched: 'is_new_oxford_shirt_launched',
});

const waffle: Codec<Switches, WireWaffle> = {
  toWire: (switches) => ({ switches: switchFields.toWire(switches) }),
  fromWire: ({ switches }) => switchFields.fromWire(switches),
};

const locationFields = fields<
  Omit<LocationInfo, 'defaultShippingPrice'>,
  Omit<WireLocationInfo, 'country_or_region' | 'default_shipping_price'>,
  Currency
>()({
  countryCode: 'country_code',
  countryName: 'country_name',
  continentCode: 'continent_code',
  currency: 'currency',
  shippingAvailable: 'shipping_available',
  defaultShippingDays: 'default_shipping_days',
  levyTerms: ['levy_terms', orNull({ toWire: toWireLevyTerms, fromWire: fromWireLevyTerms })],
  testGroup: 'test_group',
  switches: ['waffle', waffle],
});

export const toWireLocation = (location: LocationInfo): WireLocationInfo => ({
  ...locationFields.toWire(location),
  country_or_region: location.countryName,
  default_shipping_price: toWireMoney(money(location.defaultShippingPrice, location.currency)),
});

export const fromWireLocation = (location: WireLocationInfo): LocationInfo => ({
  ...locationFields.fromWire(location, location.currency),
  defaultShippingPrice: fromWireMoney(location.default_shipping_price, location.currency).amount,
});
