import { type Address, addressFields } from './address.ts';

/** All fields trimmed, inner runs of spaces made one, composed (NFC). What the customer typed stays in the form. */
export const tidyAddress = (address: Address): Address => {
  const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const upper: Address = {
    ...address,
    postcode: address.postcode.toUpperCase(),
    countryCode: address.countryCode.toUpperCase(),
  };
  return Object.fromEntries(addressFields.map((field) => [field, tidy(upper[field])])) as Address;
};
