import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { idInPath } from '../values.ts';
import { userSize } from './userSizeSchema.ts';
import {
  ownWearer,
  wantedDefault,
  wantedOwnWearer,
  wantedWearer,
  wearer,
  wearerOfSize,
} from './wearerSchema.ts';

export const listWearers = endpoint({
  context: 'sizing',
  name: 'listWearers',
  method: 'GET',
  path: '/customizer_api/v2/wearers/',
  summary:
    'For whom this customer keeps sizes beside themselves, in the order they were added; a guest has nobody.',
  responses: { 200: z.array(wearer) },
});

export const addWearer = endpoint({
  context: 'sizing',
  name: 'addWearer',
  access: 'customer',
  method: 'POST',
  path: '/customizer_api/v2/wearers/',
  summary: 'Adds somebody to keep sizes for.',
  request: wantedWearer,
  responses: { 201: wearer, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const changeWearer = endpoint({
  context: 'sizing',
  name: 'changeWearer',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/wearers/{id}/',
  summary:
    'Changes what is kept of a wearer: name, kind, and for whose body their garments are cut.',
  params: { id: idInPath },
  request: wantedWearer,
  responses: { 200: wearer, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const removeWearer = endpoint({
  context: 'sizing',
  name: 'removeWearer',
  access: 'customer',
  method: 'DELETE',
  path: '/customizer_api/v2/wearers/{id}/',
  summary:
    'Removes a wearer and their sizes; restoring brings both back for 30 days. Lines and orders made for them keep what they need.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const restoreWearer = endpoint({
  context: 'sizing',
  name: 'restoreWearer',
  access: 'customer',
  method: 'POST',
  path: '/customizer_api/v2/wearers/{id}/restore/',
  summary: 'Brings a removed wearer back, with the sizes that went with them.',
  params: { id: idInPath },
  responses: { 200: wearer, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const readOwnWearer = endpoint({
  context: 'sizing',
  name: 'readOwnWearer',
  method: 'GET',
  path: '/customizer_api/v2/own-wearer/',
  summary:
    'What is kept of the visitor as one who wears: for whose body their garments are cut, and their default sizes. Of a guest nothing is.',
  responses: { 200: ownWearer },
});

export const changeOwnWearer = endpoint({
  context: 'sizing',
  name: 'changeOwnWearer',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/own-wearer/',
  summary: 'Says for whose body the garments of this customer are cut; null takes it back.',
  request: wantedOwnWearer,
  responses: { 200: ownWearer, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const chooseDefaultSize = endpoint({
  context: 'sizing',
  name: 'chooseDefaultSize',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/user-size2/{id}/default/',
  summary:
    'Makes a size the default of its wearer among those of its cut, in place of the one before, or no default any more.',
  params: { id: idInPath },
  request: wantedDefault,
  responses: { 200: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const assignUserSize = endpoint({
  context: 'sizing',
  name: 'assignUserSize',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/user-size2/{id}/wearer/',
  summary: 'Says whose a size of this customer is; 409 where they have that standard size already.',
  params: { id: idInPath },
  request: wearerOfSize,
  responses: {
    200: userSize,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: detailError,
  },
  csrf: 'when-signed-in',
});
