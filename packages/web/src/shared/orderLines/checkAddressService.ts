import { value } from '../../platform/services/token.ts';
import type { AddressCheck } from '../address/checkAddress.ts';

/** Loads the address rules on first use. */
export const CheckAddressT = value<AddressCheck>('CheckAddress', async (address, shippable) =>
  (await import('../address/checkAddress.ts')).checkAddress(address, shippable),
);
