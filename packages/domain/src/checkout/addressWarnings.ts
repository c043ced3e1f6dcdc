import { type Address, type AddressField, addressFields } from './address.ts';
import { normalizeAddress } from './normalizeAddress.ts';

export type AddressWarning =
  | { readonly kind: 'non-latin-characters'; readonly field: AddressField }
  | { readonly kind: 'country-differs-from-location'; readonly locationCountryCode: string };

/** Advice that does not block (CHECKOUT-06, CHECKOUT-10). */
export const addressWarnings = (
  entered: Address,
  locationCountryCode: string | null,
): readonly AddressWarning[] => {
  const address = normalizeAddress(entered);
  const latin = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]*$/u;
  const warnings: AddressWarning[] = addressFields
    .filter((field) => field !== 'countryCode' && field !== 'phone' && !latin.test(address[field]))
    .map((field) => ({ kind: 'non-latin-characters', field }));
  if (locationCountryCode && address.countryCode && locationCountryCode !== address.countryCode) {
    warnings.push({ kind: 'country-differs-from-location', locationCountryCode });
  }
  return warnings;
};
