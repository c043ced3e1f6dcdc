import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { matching, slug } from '../values.ts';
import { favoriteList, favoritesToAdd, sharedFavorites, variantId } from './schema.ts';

export const listFavorites = endpoint({
  context: 'designer',
  name: 'listFavorites',
  method: 'GET',
  path: '/customizer_api/v2/favorites/',
  summary:
    'The designs this customer likes, the newest first; the list of a guest is kept in the browser, and empty here.',
  responses: { 200: favoriteList },
});

export const addFavorites = endpoint({
  context: 'designer',
  name: 'addFavorites',
  method: 'POST',
  path: '/customizer_api/v2/favorites/',
  summary:
    'Puts designs on the list, each once with its newest mark; beyond 100 the oldest are left out, and so is what the catalogue does not have. Sent again, it changes nothing.',
  request: favoritesToAdd,
  responses: { 200: favoriteList, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const removeFavorite = endpoint({
  context: 'designer',
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/customizer_api/v2/favorites/design/{slug}/{variant_id}/',
  summary: 'Takes a design off the list; one that is not on it is no mistake.',
  params: { slug, variant_id: variantId },
  responses: { 200: favoriteList, 403: detailError },
  csrf: 'when-signed-in',
});

export const shareFavorites = endpoint({
  context: 'designer',
  name: 'shareFavorites',
  method: 'POST',
  path: '/customizer_api/v2/favorites/share/',
  summary:
    'Makes the key of the link that shows the list to anybody who has it; the one there is, where there is one.',
  responses: { 200: favoriteList, 403: detailError },
  csrf: 'when-signed-in',
});

export const stopSharingFavorites = endpoint({
  context: 'designer',
  name: 'stopSharingFavorites',
  method: 'DELETE',
  path: '/customizer_api/v2/favorites/share/',
  summary: 'From now on the link shows nothing; the next one has another key.',
  responses: { 200: favoriteList, 403: detailError },
  csrf: 'when-signed-in',
});

export const readSharedFavorites = endpoint({
  context: 'designer',
  name: 'readSharedFavorites',
  method: 'GET',
  path: '/customizer_api/v2/favorites/shared/{key}/',
  summary: 'The list behind a link, as it is now, without a word of whose it is.',
  params: { key: matching(/^[0-9a-f]{32}$/) },
  responses: { 200: sharedFavorites, 404: detailError },
});
