import type { WireSavedAddress } from '@tailorbird/contract/account';
import {
  countryCodeOf,
  countryLink,
  type WireAddress,
  type WireAddressErrors,
  type WireAddressToSend,
} from '@tailorbird/contract/checkout';
import {
  type Address,
  type AddressFailure,
  type AddressFailures,
  type AddressField,
  maximumLength,
  ruleOfCountry,
} from '@tailorbird/domain/checkout';

/** What the fields of an address are called on the wire: `line4` is the city. */
const wireNames: Readonly<Record<AddressField, keyof WireAddressToSend>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  line1: 'line1',
  line2: 'line2',
  city: 'line4',
  state: 'state',
  postcode: 'postcode',
  countryCode: 'country',
  phone: 'phone_number',
};

export const addressOf = (address: WireAddress | WireSavedAddress): Address => ({
  firstName: address.first_name,
  lastName: address.last_name,
  company: address.company,
  line1: address.line1,
  line2: [address.line2, address.line3].filter(Boolean).join(', '),
  city: address.line4,
  state: address.state,
  postcode: address.postcode,
  countryCode: countryCodeOf(address.country) ?? '',
  phone: address.phone_number,
});

export const toAddress = (address: Address): WireAddressToSend => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  line1: address.line1,
  line2: address.line2,
  line4: address.city,
  state: address.state,
  postcode: address.postcode,
  country: countryLink(address.countryCode),
  phone_number: address.phone,
});

const failureOf = (code: string | undefined, field: AddressField, address: Address): AddressFailure => {
  switch (code) {
    case 'required':
    case 'invalid-phone':
    case 'kuwait-city-name':
    case 'puerto-rico-not-shippable':
    case 'choose-canary-islands':
    case 'country-not-shippable':
      return { kind: code };
    case 'too-long':
      return { kind: code, maximum: maximumLength[field] };
    case 'invalid-postcode':
      return { kind: code, example: ruleOfCountry(address.countryCode).postcode?.example ?? '' };
    default:
      return failureByField(field, address);
  }
};

/** Other shops send messages without codes: then the field says what can be wrong with it. */
const failureByField = (field: AddressField, address: Address): AddressFailure => {
  if (!address[field]) return { kind: 'required' };
  if (field === 'phone') return { kind: 'invalid-phone' };
  if (field === 'postcode') return failureOf('invalid-postcode', field, address);
  return field === 'countryCode' ? { kind: 'country-not-shippable' } : failureOf('too-long', field, address);
};

/** One failure a field, from the field errors that a sent address was answered with. */
export const addressFailuresOf = (errors: WireAddressErrors, address: Address): AddressFailures => {
  const failures: Partial<Record<AddressField, AddressFailure>> = {};
  for (const [field, wireName] of Object.entries(wireNames) as readonly (readonly [AddressField, keyof WireAddressToSend])[]) {
    if (wireName in errors) failures[field] = failureOf(errors.error_codes?.[wireName], field, address);
  }
  return failures;
};
