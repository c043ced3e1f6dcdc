import type { Address } from './address.ts';
import type { DropPoint } from './checkoutPort.ts';

/** An address as it is written on a parcel, a line each, without what was left out. `country` is the country's name in the reader's language. */
export const addressLines = (address: Address, country: string): readonly string[] =>
  [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.line1,
    address.line2,
    [address.postcode, address.city, address.state].filter(Boolean).join(' '),
    country,
  ].filter(Boolean);

/** A parcel shop as it is written on a parcel, a line each. */
export const dropPointLines = ({ name, line1, postcode, city }: DropPoint): readonly string[] => [
  name,
  line1,
  `${postcode} ${city}`,
];
