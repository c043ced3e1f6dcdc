import type { WireCurrentUser, WireSavedAddress } from '@tailorbird/contract/account';
import { countryLink } from '@tailorbird/contract/checkout';
import type { WireLocationInfo } from '@tailorbird/contract/location';
import { type Locale, money, toDecimalString } from '@tailorbird/domain/kernel';
import type { SignedInAccount } from '../../platform/session/visitor.ts';
import type { Settings } from '../../platform/settings.ts';
import { defaultShippingPrice } from '../checkout/shippingMethods.ts';
import { continentOf } from '../location/continents.ts';
import { countryName, isShippable } from '../location/countries.ts';
import { currencyOf } from '../location/location.ts';
import type { SavedAddress } from './addresses.ts';
import type { OrderCounts } from './orderCounts.ts';

export const toWireUser = (account: SignedInAccount, counts: OrderCounts): WireCurrentUser => ({
  id: account.id,
  username: account.email,
  email: account.email,
  date_joined: account.dateJoined,
  first_name: account.firstName,
  last_name: account.lastName,
  is_active: account.isActive,
  is_superuser: account.isSuperuser,
  is_staff: account.isStaff,
  impersonate: account.impersonate,
  is_store: account.isStore,
  is_store_impersonate: account.isStoreImpersonate,
  newsletter: account.newsletter,
  userrecord: { num_orders: counts.placed, num_fulfilled_orders: counts.fulfilled },
});

/** Where somebody is whose country nobody knows (PRICE-22). */
const assumedCountry = 'US';

/** DATA-08. */
export const toWireLocation = (country: string | null, locale: Locale, settings: Pick<Settings, 'switches'>): WireLocationInfo => {
  const code = country ?? assumedCountry;
  const currency = currencyOf(country);
  const name = countryName(code, locale);
  return {
    country_or_region: name,
    country_code: code,
    country_name: name,
    continent_code: continentOf(code),
    currency,
    shipping_available: isShippable(code),
    default_shipping_price: toDecimalString(money(defaultShippingPrice(currency), currency)),
    test_group: 'A',
    waffle: {
      switches: {
        applied_chat: settings.switches.appliedChat,
        apply_credit_to_shipping_price: settings.switches.applyCreditToShippingPrice,
        social_login_enabled: settings.switches.socialLoginEnabled,
        is_new_oxford_shirt_launched: settings.switches.isNewOxfordShirtLaunched,
      },
    },
  };
};

export const toWireSavedAddress = ({ id, address }: SavedAddress, isFirst: boolean): WireSavedAddress => ({
  id,
  url: `/oscarapi/useraddresses/${id}/`,
  title: '',
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  line1: address.line1,
  line2: address.line2,
  line3: '',
  line4: address.city,
  state: address.state,
  postcode: address.postcode,
  search_text: [address.firstName, address.lastName, address.line1, address.city, address.state, address.postcode, address.countryCode]
    .filter((part) => part !== '')
    .join(' '),
  phone_number: address.phone,
  notes: '',
  is_default_for_shipping: isFirst,
  is_default_for_billing: false,
  country: countryLink(address.countryCode),
});
