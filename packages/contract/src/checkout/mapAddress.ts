import type { Address, AddressField } from '@tailorbird/domain/checkout';
import { countryCodeOf, countryLink } from '../links.ts';
import { type AddressKeys, addressKeys } from './addressKeys.ts';
import type { WireAddress } from './addressSchema.ts';
import type { WireAddressToSend } from './addressToSend.ts';

type Fields = { -readonly [Field in AddressField as AddressKeys[Field]]: string };

const fields = Object.entries(addressKeys) as readonly [AddressField, AddressKeys[AddressField]][];

const toWireFields = (address: Address): Fields => ({
  ...(Object.fromEntries(fields.map(([field, key]) => [key, address[field]])) as Fields),
  country: address.countryCode === '' ? '' : countryLink(address.countryCode),
});

/** Omitted fields become empty. The wire's third line is appended to the second. */
const fromWireFields = (
  { line2 = '', line3 = '', ...sent }: WireAddressToSend,
  countryCode: string,
): Address => ({
  ...(Object.fromEntries(
    fields.map(([field, key]) => [field, { ...sent, line2 }[key] ?? '']),
  ) as Address),
  ...(line3.trim() !== '' && { line2: line2.trim() === '' ? line3 : `${line2}, ${line3}` }),
  countryCode,
});

/** The whole address in one line, for the wire's search field. */
const searchTextOf = ({
  firstName,
  lastName,
  line1,
  city,
  state,
  postcode,
  countryCode,
}: Address): string =>
  [firstName, lastName, line1, city, state, postcode, countryCode]
    .filter((part) => part !== '')
    .join(' ');

export const toWireAddressToSend = (address: Address): WireAddressToSend => toWireFields(address);

/**
 * Null if the country is not a country link. A missing country becomes an empty code,
 * which the address rules refuse.
 */
export const fromWireAddressToSend = (sent: WireAddressToSend): Address | null => {
  const link = sent.country.trim();
  const countryCode = link === '' ? '' : countryCodeOf(link);
  return countryCode === null ? null : fromWireFields(sent, countryCode);
};

/** An address of a basket or an order. `origin` is the prefix of links. */
export const toWireAddress = (
  address: Address,
  { origin }: { readonly origin: string },
): WireAddress => {
  const told = toWireFields(address);
  return {
    ...told,
    country: `${origin}${told.country}`,
    title: '',
    line3: '',
    notes: '',
    search_text: searchTextOf(address),
  };
};

export const fromWireAddress = (address: WireAddress): Address =>
  fromWireFields(address, countryCodeOf(address.country) ?? '');
