import type { AddressField } from '@tailorbird/domain/checkout';

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
