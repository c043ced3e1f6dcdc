import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { idInPath } from '../values.ts';
import { userSizeToChange, userSizeToCreate } from './sizeRequest.ts';
import { sizeExport, userSize, userSizeVersion } from './userSize.ts';

export const listUserSizes = endpoint({
  context: 'sizing',
  name: 'listUserSizes',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/',
  summary: 'Lists the sizes of this customer or guest, newest first.',
  responses: { 200: z.array(userSize) },
});

export const createUserSize = endpoint({
  context: 'sizing',
  name: 'createUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/',
  summary: 'Saves a size for this customer or guest.',
  request: userSizeToCreate,
  responses: { 201: userSize, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const readUserSize = endpoint({
  context: 'sizing',
  name: 'readUserSize',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}',
  summary: 'Returns one size of this customer or guest.',
  params: { id: idInPath },
  responses: { 200: userSize, 404: detailError },
});

export const updateUserSize = endpoint({
  context: 'sizing',
  name: 'updateUserSize',
  method: 'PUT',
  path: '/customizer_api/v2/user-size2/{id}',
  summary: 'Saves a new version of a size.',
  params: { id: idInPath },
  request: userSizeToChange,
  responses: { 200: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const deleteUserSize = endpoint({
  context: 'sizing',
  name: 'deleteUserSize',
  method: 'DELETE',
  path: '/customizer_api/v2/user-size2/{id}',
  summary: 'Removes a size; restoring a version brings it back. Lines and orders keep it.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const readSizeHistory = endpoint({
  context: 'sizing',
  name: 'readSizeHistory',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}/history/',
  summary:
    'Lists the versions of a size, newest first, with their changes and the garments made to them.',
  params: { id: idInPath },
  responses: { 200: z.array(userSizeVersion), 404: detailError },
});

export const restoreUserSize = endpoint({
  context: 'sizing',
  name: 'restoreUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/{id}/restore/',
  summary: 'Restores a version as the newest one, and a removed size.',
  params: { id: idInPath },
  request: z.object({ version: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  responses: { 200: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const exportUserSizes = endpoint({
  context: 'sizing',
  name: 'exportUserSizes',
  ownerOnly: true,
  method: 'GET',
  path: '/customizer_api/v2/user-size2/export/',
  summary: 'Exports all size data of this customer or guest, with removed sizes and all versions.',
  responses: { 200: sizeExport },
});

export const deleteUserSizes = endpoint({
  context: 'sizing',
  name: 'deleteUserSizes',
  ownerOnly: true,
  method: 'DELETE',
  path: '/customizer_api/v2/user-size2/',
  summary:
    'Erases all size data of this customer or guest. Garments in basket and orders keep their measurements without body data.',
  responses: { 204: null, 403: detailError },
  csrf: 'when-signed-in',
});
