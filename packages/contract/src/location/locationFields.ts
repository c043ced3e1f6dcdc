import { type Currency, money } from '@tailorbird/domain/kernel';
import type {
  DescribedLevies,
  DescribedLevy,
  LevyTerms,
  LocationInfo,
} from '@tailorbird/domain/location';
import { type Codec, fields, orNull } from '../fields.ts';
import { decimalMoney, fromWireMoney, toWireMoney } from '../money.ts';
import type { WireLevies, WireLevy, WireLevyTerms, WireLocationInfo } from './location.ts';

const levyKeys = {
  duty: ['duty', decimalMoney],
  tax: ['tax', decimalMoney],
  text: 'text',
} as const;

export const levyFields = fields<DescribedLevy, WireLevy, Currency>()(levyKeys);

export const leviesFields = fields<DescribedLevies, WireLevies, Currency>()({
  ...levyKeys,
  terms: 'terms',
  rate: 'rate',
});

type Rates = Extract<LevyTerms, { readonly kind: 'on-arrival' }>['rates'];

type WireRates = Omit<Extract<WireLevyTerms, { kind: 'on-arrival' }>, 'kind'>;

const rateFields = fields<Rates, WireRates, Currency>()({
  duty: 'duty_rates',
  tax: 'tax_rate',
  dutyFreeUpTo: ['duty_free_up_to', decimalMoney],
  taxFreeUpTo: ['tax_free_up_to', decimalMoney],
  withShipping: 'with_shipping',
});

export const toWireLevyTerms = (terms: LevyTerms): WireLevyTerms => {
  if (terms.kind === 'vat') return { kind: 'vat', rate: terms.rate };
  if (terms.kind !== 'on-arrival') return { kind: terms.kind };
  return { kind: 'on-arrival', ...rateFields.toWire(terms.rates) };
};

export const fromWireLevyTerms = (terms: WireLevyTerms, currency: Currency): LevyTerms =>
  terms.kind === 'on-arrival'
    ? { kind: 'on-arrival', rates: rateFields.fromWire(terms, currency) }
    : terms;

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
  returnablesWait: 'returnables_wait',
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
