import { type Address, type AddressFailures, validateAddress } from '@tailorbird/domain/checkout';
import { checkPhone } from './phone.ts';

/**
 * Validates an address. `shippable` lists the countries that can be shipped to; null if
 * unknown.
 */
export type AddressCheck = (
  address: Address,
  shippable: readonly string[] | null,
) => Promise<AddressFailures>;

/** The rules of the shop, then whether the phone number can exist (CHECKOUT-04 … CHECKOUT-09). */
export const checkAddress: AddressCheck = async (address, shippable) => {
  const checked = validateAddress(address, shippable);
  const failures = checked.ok ? {} : checked.failure;
  if (failures.phone || address.phone.trim() === '') return failures;
  const isPhone = await checkPhone(address.phone, address.countryCode);
  return isPhone ? failures : { ...failures, phone: { kind: 'invalid-phone' } };
};
