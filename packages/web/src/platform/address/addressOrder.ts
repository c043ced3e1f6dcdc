import type { AddressField } from '@tailorbird/domain/checkout';

/** The fields of an address in the order they are asked for. */
export const addressOrder: readonly AddressField[] = [
  'firstName',
  'lastName',
  'company',
  'countryCode',
  'line1',
  'line2',
  'postcode',
  'city',
  'state',
  'phone',
];
