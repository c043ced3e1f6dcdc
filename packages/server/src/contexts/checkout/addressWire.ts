import { countryCodeOf, countryLink, type WireAddress, type WireAddressToSend } from '@tailorbird/contract/checkout';
import type { Address, AddressFailure, AddressFailures, AddressField } from '@tailorbird/domain/checkout';
import { type Locale, type Localized, unreachable } from '@tailorbird/domain/kernel';

/** What the wire calls each field: stock has the city in `line4` and the country as a link. */
const wireNames: Readonly<Record<AddressField, string>> = {
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

/** An address as it was sent; null when its country is not a link to one. */
export const fromWireAddress = (sent: WireAddressToSend): Address | null => {
  const countryCode = sent.country.trim() === '' ? '' : countryCodeOf(sent.country.trim());
  if (countryCode === null) return null;
  return {
    firstName: sent.first_name,
    lastName: sent.last_name,
    company: sent.company ?? '',
    line1: sent.line1,
    line2: [sent.line2 ?? '', sent.line3 ?? ''].filter((line) => line.trim() !== '').join(', '),
    city: sent.line4,
    state: sent.state ?? '',
    postcode: sent.postcode ?? '',
    countryCode,
    phone: sent.phone_number ?? '',
  };
};

export const toWireAddress = (address: Address, origin: string): WireAddress => ({
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
  country: `${origin}${countryLink(address.countryCode)}`,
  phone_number: address.phone,
  notes: '',
  search_text: [address.firstName, address.lastName, address.line1, address.city, address.state, address.postcode, address.countryCode]
    .filter((part) => part !== '')
    .join(' '),
});

const failureMessage = (failure: AddressFailure): Localized => {
  switch (failure.kind) {
    case 'required':
      return { en: 'This field is required.', de: 'Bitte fülle dieses Feld aus.' };
    case 'too-long':
      return {
        en: `Please use at most ${failure.maximum} characters.`,
        de: `Bitte verwende höchstens ${failure.maximum} Zeichen.`,
      };
    case 'invalid-postcode':
      return {
        en: `This is not a zip code of that country. One looks like ${failure.example}.`,
        de: `Das ist keine Postleitzahl dieses Landes. Eine sieht so aus: ${failure.example}.`,
      };
    case 'invalid-phone':
      return { en: 'Please enter a phone number, digits only.', de: 'Bitte gib eine Telefonnummer an, nur mit Ziffern.' };
    case 'kuwait-city-name':
      return { en: 'Please write the full name: Kuwait City.', de: 'Bitte schreib den vollen Namen: Kuwait City.' };
    case 'puerto-rico-not-shippable':
      return { en: 'We cannot ship to Puerto Rico.', de: 'Nach Puerto Rico können wir nicht liefern.' };
    case 'choose-canary-islands':
      return {
        en: 'This zip code is on the Canary Islands. Please choose them as the country.',
        de: 'Diese Postleitzahl liegt auf den Kanarischen Inseln. Bitte wähle sie als Land.',
      };
    case 'country-not-shippable':
      return { en: 'We do not ship to this country.', de: 'In dieses Land liefern wir nicht.' };
    default:
      return unreachable(failure);
  }
};

/** Field errors of an address: messages at each field and, in `error_codes`, the kind of each failure. */
export type WireAddressFailures = { readonly error_codes: Record<string, string> } & {
  readonly [field: string]: string[] | Record<string, string>;
};

export const toWireAddressFailures = (failures: AddressFailures, locale: Locale): WireAddressFailures => {
  const entries = Object.entries(failures) as [AddressField, AddressFailure][];
  return {
    ...Object.fromEntries(entries.map(([field, failure]) => [wireNames[field], [failureMessage(failure)[locale]]])),
    error_codes: Object.fromEntries(entries.map(([field, { kind }]) => [wireNames[field], kind])),
  } as WireAddressFailures;
};
