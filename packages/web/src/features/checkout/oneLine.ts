import { type Address, addressLines, type Country } from '@tailorbird/domain/checkout';

export const oneLine = (address: Address, countries: readonly Country[]): string => {
  const country =
    countries.find(({ code }) => code === address.countryCode)?.printableName ??
    address.countryCode;
  return addressLines(address, country).join(', ');
};
