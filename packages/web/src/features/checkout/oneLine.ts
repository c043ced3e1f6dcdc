import { type Address, addressLines, type Country } from '@tailorbird/domain/checkout';

/** An address as one line of text, the country by its name. */
export const oneLine = (address: Address, countries: readonly Country[]): string => {
  const country =
    countries.find(({ code }) => code === address.countryCode)?.printableName ??
    address.countryCode;
  return addressLines(address, country).join(', ');
};
