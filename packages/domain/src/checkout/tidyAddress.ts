import { type Address, addressFields } from './address.ts';

/**
 * Trims all fields, collapses spaces and composes characters (NFC). The form keeps what the
 * customer typed.
 */
export const tidyAddress = (address: Address): Address => {
  const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const upper: Address = {
    ...address,
    postcode: address.postcode.toUpperCase(),
    countryCode: address.countryCode.toUpperCase(),
  };
  return Object.fromEntries(addressFields.map((field) => [field, tidy(upper[field])])) as Address;
};
