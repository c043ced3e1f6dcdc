import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { idInPath } from '../values.ts';
import { savedAddress } from './addressSchema.ts';

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
