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
  summary: 'Lists the other people for whom this customer saves sizes; empty for guests.',
  responses: { 200: z.array(wearer) },
});

export const addWearer = endpoint({
  context: 'sizing',
  name: 'addWearer',
  access: 'customer',
  method: 'POST',
  path: '/customizer_api/v2/wearers/',
  summary: 'Adds a wearer.',
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
  summary: 'Changes the name, kind or cut of a wearer.',
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
    'Removes a wearer and their sizes; both can be restored for 30 days. Lines and orders keep their data.',
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
  summary: 'Restores a removed wearer and their sizes.',
  params: { id: idInPath },
  responses: { 200: wearer, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const readOwnWearer = endpoint({
  context: 'sizing',
  name: 'readOwnWearer',
  method: 'GET',
  path: '/customizer_api/v2/own-wearer/',
  summary: 'Returns the visitor’s own cut and default sizes; empty for guests.',
  responses: { 200: ownWearer },
});

export const changeOwnWearer = endpoint({
  context: 'sizing',
  name: 'changeOwnWearer',
  access: 'customer',
  method: 'PUT',
  path: '/customizer_api/v2/own-wearer/',
  summary: 'Sets the customer’s own cut; null removes it.',
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
  summary: 'Sets or unsets a size as its wearer’s default for its cut.',
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
  summary: 'Sets the wearer of a size; 409 if the wearer has this standard size already.',
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
