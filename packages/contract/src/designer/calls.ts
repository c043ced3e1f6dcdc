import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { slug } from '../values.ts';
import { favoriteList, favoritesToAdd, variantId } from './schema.ts';

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
  access: 'customer',
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
  access: 'customer',
  method: 'DELETE',
  path: '/customizer_api/v2/favorites/design/{slug}/{variant_id}/',
  summary: 'Takes a design off the list; one that is not on it is no mistake.',
  params: { slug, variant_id: variantId },
  responses: { 200: favoriteList, 403: detailError },
  csrf: 'when-signed-in',
});
