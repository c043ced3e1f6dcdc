/** The English word for a postcode, which depends on the country. */
export type PostcodeWord = 'zip' | 'postcode' | 'eircode' | 'postal';

const words: Readonly<Record<string, PostcodeWord>> = {
  AU: 'postcode',
  GB: 'postcode',
  IE: 'eircode',
  NL: 'postcode',
  NZ: 'postcode',
  PR: 'zip',
  US: 'zip',
};

/**
 * The word for the postcode of an address (CHECKOUT-04), by country; American English without
 * one.
 */
export const postcodeWord = (countryCode: string): PostcodeWord =>
  countryCode === ''
    ? 'zip'
    : ((Object.hasOwn(words, countryCode) ? words[countryCode] : undefined) ?? 'postal');
