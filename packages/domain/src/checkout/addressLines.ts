import type { Address } from './address.ts';
import type { DropPoint } from './checkoutPort.ts';

type Place = Pick<Address, 'city' | 'state' | 'postcode' | 'countryCode'>;
type Format = (place: Place) => readonly string[];

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter(Boolean).join(separator);

/** "New York, NY 10014" */
const withComma: Format = ({ city, state, postcode }) => [
  joined([joined([city, state], ', '), postcode], ' '),
];
/** "Toronto ON M5V 2T6" */
const inOneLine: Format = ({ city, state, postcode }) => [joined([city, state, postcode], ' ')];
/** The town, the county and the postcode in a line each. */
const inOwnLines: Format = ({ city, state, postcode }) => [city, state, postcode];
/** "10119 Berlin" */
const postcodeFirst: Format = ({ city, state, postcode }) => [joined([postcode, city, state], ' ')];

const postcodeLast: Readonly<Record<string, Format>> = {
  US: withComma,
  PR: withComma,
  JP: withComma,
  AU: inOneLine,
  CA: inOneLine,
  NZ: inOneLine,
  SG: inOneLine,
  GB: inOwnLines,
  IE: inOwnLines,
};

/** True if addresses of a country have the postcode after city and state. */
export const isPostcodeLast = (countryCode: string): boolean =>
  Object.hasOwn(postcodeLast, countryCode);

/** City, state and postcode as the country writes them. */
const placeLines = (place: Place): readonly string[] =>
  (
    (isPostcodeLast(place.countryCode) ? postcodeLast[place.countryCode] : undefined) ??
    postcodeFirst
  )(place);

/**
 * Lines of an address in the format of its country, without empty lines. `country` is the
 * country's name in the reader's language.
 */
export const addressLines = (address: Address, country: string): readonly string[] =>
  [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.line1,
    address.line2,
    ...placeLines(address),
    country,
  ].filter(Boolean);

/** A parcel shop as its country writes it on a parcel, a line each. */
export const dropPointLines = (
  { name, line1, postcode, city }: DropPoint,
  countryCode: string,
): readonly string[] =>
  [name, line1, ...placeLines({ postcode, city, state: '', countryCode })].filter(Boolean);
