/** What a postcode is called in English: most countries that write to each other in it have a word of their own. */
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

/** What to call the postcode of an address (CHECKOUT-04): as its country does; before there is one, as the shop does, whose English is American. */
export const postcodeWord = (countryCode: string): PostcodeWord =>
  countryCode === ''
    ? 'zip'
    : ((Object.hasOwn(words, countryCode) ? words[countryCode] : undefined) ?? 'postal');
