import { type Address, addressFields } from './address.ts';
import { countryRuleOf } from './countryRules.ts';

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

const separators = /[ -]/g;
/** A country before a postcode of digits, as in `D-10119`. */
const countryPrefix = /^[A-Z]{1,3}-(?=\d)/;

/**
 * Writes a postcode as its country does: `1100 148` in Portugal becomes `1100-148`. A postcode
 * that matches in no form stays as typed, in capitals.
 */
const tidyPostcode = (typed: string, countryCode: string): string => {
  const postcode = tidy(typed.toUpperCase());
  const { postcode: rule } = countryRuleOf(countryCode);
  if (!rule) return postcode;
  const tail = rule.example.split(separators).at(-1) ?? '';
  const separator = rule.example.at(-tail.length - 1) ?? '';
  const forms = [postcode, postcode.replace(countryPrefix, '')].flatMap((form) => {
    const characters = form.replace(separators, '');
    const separated =
      characters.slice(0, -tail.length) + separator + characters.slice(-tail.length);
    return [separated, form, characters];
  });
  return forms.find((form) => rule.pattern.test(form)) ?? postcode;
};

/**
 * Trims all fields, collapses spaces, composes characters (NFC) and formats the postcode. The
 * form keeps what the customer typed.
 */
export const normalizeAddress = (address: Address): Address => {
  const countryCode = tidy(address.countryCode.toUpperCase());
  return {
    ...(Object.fromEntries(addressFields.map((field) => [field, tidy(address[field])])) as Address),
    countryCode,
    postcode: tidyPostcode(address.postcode, countryCode),
  };
};
