import { value } from '../../platform/services/token.ts';
import type { AddressCheck } from '../address/checkAddress.ts';

/** The rules an address is checked by come when there is one to check. */
export const CheckAddressT = value<AddressCheck>('CheckAddress', async (address, shippable) =>
  (await import('../address/checkAddress.ts')).checkAddress(address, shippable),
);
