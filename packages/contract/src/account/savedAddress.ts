import type { Address } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import { address, fromWireAddress, toWireAddress } from '../checkout/address.ts';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { savedAddressLink } from '../links.ts';
import { id, idInPath } from '../values.ts';

export const savedAddress = z.extend(address, {
  id,
  url: z.string(),
  is_default_for_shipping: z.boolean(),
  is_default_for_billing: z.boolean(),
});
export type WireSavedAddress = z.infer<typeof savedAddress>;

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

export const listAddresses = endpoint({
  context: 'account',
  name: 'listAddresses',
  access: 'customer',
  method: 'GET',
  path: '/oscarapi/user/address-list/',
  summary: 'Lists the addresses of the signed-in customer, newest first.',
  responses: { 200: z.array(savedAddress), 403: detailError },
});

export const listUserAddresses = endpoint({
  context: 'account',
  name: 'listUserAddresses',
  access: 'customer',
  method: 'GET',
  path: '/oscarapi/useraddresses/',
  summary: 'Lists the same addresses at the path of django-oscar-api.',
  responses: { 200: z.array(savedAddress), 403: detailError },
});

export const readUserAddress = endpoint({
  context: 'account',
  name: 'readUserAddress',
  access: 'customer',
  method: 'GET',
  path: '/oscarapi/useraddresses/{id}/',
  summary: 'Returns one address of the signed-in customer.',
  params: { id: idInPath },
  responses: { 200: savedAddress, 403: detailError, 404: detailError },
});
