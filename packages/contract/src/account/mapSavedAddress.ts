import type { Address } from '@tailorbird/domain/checkout';
import { fromWireAddress, toWireAddress } from '../checkout/mapAddress.ts';
import { savedAddressLink } from '../links.ts';
import type { WireSavedAddress } from './addressSchema.ts';

/** `origin` is the prefix of links. */
export const toWireSavedAddress = (
  {
    id,
    address,
    isDefault,
  }: { readonly id: number; readonly address: Address; readonly isDefault: boolean },
  { origin }: { readonly origin: string },
): WireSavedAddress => ({
  ...toWireAddress(address, { origin }),
  id,
  url: savedAddressLink(origin, id),
  is_default_for_shipping: isDefault,
  is_default_for_billing: false,
});

export const fromWireSavedAddress = (saved: WireSavedAddress): Address => fromWireAddress(saved);
