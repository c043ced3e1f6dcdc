import { err, ok, type Result } from '../kernel/index.ts';
import { type Address, type AddressField, addressFields, maximumLength } from './address.ts';
import { countryRuleOf } from './countryRules.ts';
import { normalizeAddress } from './normalizeAddress.ts';
import { type PostcodeWord, postcodeWord } from './postcodeWord.ts';

export type AddressFailure =
  | { readonly kind: 'required' }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'invalid-postcode'; readonly example: string; readonly word: PostcodeWord }
  | { readonly kind: 'invalid-phone' }
  | { readonly kind: 'kuwait-city-name' }
  | { readonly kind: 'puerto-rico-not-shippable' }
  | { readonly kind: 'choose-canary-islands' }
  | { readonly kind: 'country-not-shippable' };

export type AddressFailures = Readonly<Partial<Record<AddressField, AddressFailure>>>;

const alwaysRequired: readonly AddressField[] = [
  'firstName',
  'lastName',
  'line1',
  'city',
  'countryCode',
  'phone',
];

/** Names and abbreviations of Kuwait City that are not its full name. */
const kuwaitCityShortened = /^(kuwait|kwi?|kc|k\. ?c\.?|k\.? ?city|kuwait c\.?)$/i;

/** ZIP codes of Puerto Rico. Those beginning with 008 belong to the US Virgin Islands. */
const puertoRicanPostcode = /^00[679]/;

/** 6 to 15 digits with common separators; the server checks whether the number is valid. */
const looksLikePhone = (phone: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(phone) && /^\d{6,15}$/.test(phone.replace(/\D/g, ''));

/**
 * Validates an address by its country's rules (CHECKOUT-04 … CHECKOUT-09). `shippableCountries`
 * is null for billing addresses, which skips that check. Returns the normalized address or one
 * failure per field.
 */
export const validateAddress = (
  entered: Address,
  shippableCountries: readonly string[] | null,
): Result<Address, AddressFailures> => {
  const address = normalizeAddress(entered);
  const failures: Partial<Record<AddressField, AddressFailure>> = {};
  const { postcode, stateRequired } = countryRuleOf(address.countryCode);
  const required: readonly AddressField[] = [
    ...alwaysRequired,
    ...(stateRequired ? (['state'] as const) : []),
    ...(postcode ? (['postcode'] as const) : []),
  ];

  for (const field of addressFields) {
    if ([...address[field]].length > maximumLength[field])
      failures[field] = { kind: 'too-long', maximum: maximumLength[field] };
  }
  if (postcode && address.postcode && !postcode.pattern.test(address.postcode)) {
    failures.postcode ??= {
      kind: 'invalid-postcode',
      example: postcode.example,
      word: postcodeWord(address.countryCode),
    };
  }
  if (address.phone && !looksLikePhone(address.phone)) failures.phone ??= { kind: 'invalid-phone' };
  if (address.countryCode === 'KW' && kuwaitCityShortened.test(address.city))
    failures.city ??= { kind: 'kuwait-city-name' };
  if (address.countryCode === 'ES' && /^(35|38)/.test(address.postcode))
    failures.countryCode = { kind: 'choose-canary-islands' };
  if (address.countryCode === 'PR') failures.countryCode = { kind: 'puerto-rico-not-shippable' };
  else if (address.countryCode === 'US' && /^(PR|puerto rico)$/i.test(address.state))
    failures.state = { kind: 'puerto-rico-not-shippable' };
  else if (address.countryCode === 'US' && puertoRicanPostcode.test(address.postcode))
    failures.postcode ??= { kind: 'puerto-rico-not-shippable' };
  else if (
    shippableCountries &&
    address.countryCode &&
    !shippableCountries.includes(address.countryCode)
  ) {
    failures.countryCode ??= { kind: 'country-not-shippable' };
  }
  for (const field of required) {
    if (!address[field]) failures[field] = { kind: 'required' };
  }
  return Object.keys(failures).length === 0 ? ok(address) : err(failures);
};
