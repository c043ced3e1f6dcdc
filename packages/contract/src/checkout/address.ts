import type { Address, AddressField } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { countryCodeOf, countryLink } from '../links.ts';
import { text } from '../values.ts';

/** Wire keys by address field. `line4` is the city and `country` a link. */
export const addressKeys = {
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
} as const satisfies Readonly<Record<AddressField, string>>;

export type AddressKeys = typeof addressKeys;

type AddressKey = AddressKeys[AddressField];

export const atEachKey = <Schema>(schema: Schema): Readonly<Record<AddressKey, Schema>> =>
  Object.fromEntries(Object.values(addressKeys).map((key) => [key, schema])) as Record<
    AddressKey,
    Schema
  >;

/** An address of a basket or an order. `search_text` is the whole address in one line. */
export const address = z.object({
  ...atEachKey(z.string()),
  title: z.string(),
  line3: z.string(),
  notes: z.string(),
  search_text: z.string(),
});
export type WireAddress = z.infer<typeof address>;

/** django-oscar keys that the shop does not store. They must be empty or absent. */
const mustBeEmpty = z.optional(text(0));

/**
 * A delivery address in django-oscar's format: `line4` is the city, `country` a link.
 * `company` is an addition. Absent texts are empty.
 */
export const addressToSend = z.object({
  ...atEachKey(z.optional(text(400))),
  // Required keys.
  first_name: text(400),
  last_name: text(400),
  line1: text(400),
  line4: text(400),
  country: text(400),
  title: mustBeEmpty,
  line3: z.optional(text(400)),
  notes: mustBeEmpty,
});
export type WireAddressToSend = z.infer<typeof addressToSend>;

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
  const wire = toWireFields(address);
  return {
    ...wire,
    country: `${origin}${wire.country}`,
    title: '',
    line3: '',
    notes: '',
    search_text: searchTextOf(address),
  };
};

export const fromWireAddress = (address: WireAddress): Address =>
  fromWireFields(address, countryCodeOf(address.country) ?? '');

/** Messages by field. `error_codes` has the kind of each failure, for programs. */
export const addressErrors = z.catchall(
  z.object({ error_codes: z.record(z.string(), z.string()) }),
  z.union([z.array(z.string()), z.record(z.string(), z.string())]),
);
export type WireAddressErrors = z.infer<typeof addressErrors>;

export const readShippingAddress = endpoint({
  context: 'checkout',
  name: 'readShippingAddress',
  method: 'GET',
  path: '/oscarapi/basket/add-shipping-address/',
  summary: 'Returns the shipping address of this basket; 204 if none.',
  responses: { 200: address, 204: null },
});
