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

/** The fields of an address, and what was left out as an empty text. The wire has a third line, which the shop writes into the second. */
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

/** All of an address in one line, as the wire has it for searching. */
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

/** An address as it is sent by a customer. */
export const toWireAddressToSend = (address: Address): WireAddressToSend => toWireFields(address);

/** An address that a customer sent; null when its country is not a link to one. No country at all is an empty code, for the rules of addresses to refuse. */
export const fromWireAddressToSend = (sent: WireAddressToSend): Address | null => {
  const link = sent.country.trim();
  const countryCode = link === '' ? '' : countryCodeOf(link);
  return countryCode === null ? null : fromWireFields(sent, countryCode);
};

/** An address of a basket or an order; `origin` is what links begin with. */
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
