import { fromWireAddressErrors } from '@tailorbird/contract/checkout';
import type { Address, AddressRefused } from '@tailorbird/domain/checkout';

type AddressErrors = Parameters<typeof fromWireAddressErrors>[0];
type Invalid = Extract<AddressRefused, { readonly kind: 'address-refused' }>;

/** Failures of the fields of `address`. Any other error body is unexpected. */
export const addressRefusalOf = (
  errors: AddressErrors | readonly string[] | undefined,
  address: Address | null | undefined,
): Invalid | { readonly kind: 'unreachable' } => {
  const refused =
    address && errors && !Array.isArray(errors)
      ? fromWireAddressErrors(errors as AddressErrors, address)
      : null;
  return refused?.kind === 'address-refused' ? refused : { kind: 'unreachable' };
};
