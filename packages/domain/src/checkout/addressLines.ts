import type { Address } from './address.ts';
import type { DropPoint } from './checkoutPort.ts';

/**
 * The lines of an address on a parcel, without empty ones. `country` is its name in the
 * reader's language.
 */
export const addressLines = (address: Address, country: string): readonly string[] =>
  [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.line1,
    address.line2,
    [address.postcode, address.city, address.state].filter(Boolean).join(' '),
    country,
  ].filter(Boolean);

/** The lines of a parcel shop's address on a parcel. */
export const dropPointLines = ({ name, line1, postcode, city }: DropPoint): readonly string[] => [
  name,
  line1,
  `${postcode} ${city}`,
];
