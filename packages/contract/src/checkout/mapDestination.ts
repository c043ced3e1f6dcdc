import type { Address } from '@tailorbird/domain/checkout';
import { countryCodeOf, countryLink } from '../links.ts';
import type { WireDestination } from './schema.ts';

/** The address fields that shipping methods depend on. */
export type Destination = Partial<Pick<Address, 'countryCode' | 'postcode' | 'line1' | 'city'>>;

export const toWireDestination = ({
  countryCode,
  postcode,
  line1,
  city,
}: Destination): WireDestination => ({
  ...(countryCode !== undefined && { country: countryCode === '' ? '' : countryLink(countryCode) }),
  ...(postcode !== undefined && { postcode }),
  ...(line1 !== undefined && { line1 }),
  ...(city !== undefined && { line4: city }),
});

/** Null if the country is not a country link. An empty link means no country. */
export const fromWireDestination = ({
  country,
  postcode,
  line1,
  line4,
}: WireDestination): Destination | null => {
  const link = country?.trim();
  const countryCode = link === undefined || link === '' ? link : countryCodeOf(link);
  if (countryCode === null) return null;
  return {
    ...(countryCode !== undefined && { countryCode }),
    ...(postcode !== undefined && { postcode }),
    ...(line1 !== undefined && { line1 }),
    ...(line4 !== undefined && { city: line4 }),
  };
};
