import type { Address, Country } from '@tailorbird/domain/checkout';

/** An address as one line of text, the country by its name. */
export const oneLine = (address: Address, countries: readonly Country[]): string => {
  const country = countries.find(({ code }) => code === address.countryCode)?.printableName ?? address.countryCode;
  const place = [address.postcode, address.city, address.state].filter(Boolean).join(' ');
  return [`${address.firstName} ${address.lastName}`.trim(), address.company, address.line1, address.line2, place, country]
    .filter(Boolean)
    .join(', ');
};
