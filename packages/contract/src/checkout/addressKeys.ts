import type { AddressField } from '@tailorbird/domain/checkout';

/** What the wire calls each field of an address: `line4` is the city, and the country is a link to it. */
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

/** The same schema under the key of each field. */
export const atEachKey = <Schema>(schema: Schema): Readonly<Record<AddressKey, Schema>> =>
  Object.fromEntries(Object.values(addressKeys).map((key) => [key, schema])) as Record<
    AddressKey,
    Schema
  >;
