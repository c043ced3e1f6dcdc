import type { Country } from '@tailorbird/domain/checkout';
import { countryLink } from '../links.ts';
import type { WireCountry } from './countrySchema.ts';

/** Wire fields of a country that the domain does not have. */
export type CountryDetails = {
  readonly origin: string;
  readonly alpha3: string;
  readonly numeric: string;
};

export const toWireCountry = (
  { code, printableName, shippable }: Country,
  { origin, alpha3, numeric }: CountryDetails,
): WireCountry => ({
  url: `${origin}${countryLink(code)}`,
  iso_3166_1_a2: code,
  iso_3166_1_a3: alpha3,
  iso_3166_1_numeric: numeric,
  printable_name: printableName,
  name: printableName,
  display_order: 0,
  is_shipping_country: shippable,
});

export const fromWireCountry = (country: WireCountry): Country => ({
  code: country.iso_3166_1_a2,
  printableName: country.printable_name,
  shippable: country.is_shipping_country,
});
