import type { Address } from './address.ts';

/** All fields trimmed, inner runs of spaces made one, composed (NFC). What the customer typed stays in the form. */
export const tidyAddress = (address: Address): Address => {
  const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return {
    firstName: tidy(address.firstName),
    lastName: tidy(address.lastName),
    company: tidy(address.company),
    line1: tidy(address.line1),
    line2: tidy(address.line2),
    city: tidy(address.city),
    state: tidy(address.state),
    postcode: tidy(address.postcode.toUpperCase()),
    countryCode: tidy(address.countryCode.toUpperCase()),
    phone: tidy(address.phone),
  };
};
