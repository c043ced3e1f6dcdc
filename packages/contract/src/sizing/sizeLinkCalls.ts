import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { idInPath } from '../values.ts';
import {
  madeSizeLink,
  openedSizeLink,
  sizeLink,
  sizeLinkToOpen,
  sizeToGive,
  wantedSizeLink,
} from './sizeLinkSchema.ts';

export const listSizeLinks = endpoint({
  context: 'sizing',
  name: 'listSizeLinks',
  method: 'GET',
  path: '/customizer_api/v2/size-links/',
  summary:
    'The newest link of each wearer of this customer by which they enter their own size; a guest has none.',
  responses: { 200: z.array(sizeLink) },
});

export const makeSizeLink = endpoint({
  context: 'sizing',
  name: 'makeSizeLink',
  method: 'POST',
  path: '/customizer_api/v2/size-links/',
  summary:
    'Makes a link by which a wearer enters their own size for one kind of garment: good once, for 30 days. It ends the one before.',
  request: wantedSizeLink,
  responses: { 201: madeSizeLink, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const endSizeLink = endpoint({
  context: 'sizing',
  name: 'endSizeLink',
  method: 'DELETE',
  path: '/customizer_api/v2/size-links/{id}/',
  summary: 'Ends a link: nobody enters a size by it any more. What was entered stays.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const openSizeLink = endpoint({
  context: 'sizing',
  name: 'openSizeLink',
  method: 'POST',
  path: '/customizer_api/v2/size-for/',
  summary: 'What a link for one’s own size is for, or why it is good no longer. Changes nothing.',
  request: sizeLinkToOpen,
  responses: {
    200: openedSizeLink,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const giveSize = endpoint({
  context: 'sizing',
  name: 'giveSize',
  method: 'POST',
  path: '/customizer_api/v2/size-for/give/',
  summary:
    'Keeps a size for the customer who made the link, computed from these answers. 409 where the link is good no longer.',
  request: sizeToGive,
  responses: {
    204: null,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
