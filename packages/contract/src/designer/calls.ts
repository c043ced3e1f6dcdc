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
    'Lists the favorites of this customer, newest first; empty for guests, whose list is in the browser.',
  responses: { 200: favoriteList },
});

export const addFavorites = endpoint({
  context: 'designer',
  name: 'addFavorites',
  access: 'customer',
  method: 'POST',
  path: '/customizer_api/v2/favorites/',
  summary:
    'Adds favorites: each design once, the newest 100, only designs of the catalog. Repeating it has no effect.',
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
  summary: 'Removes a favorite, if present.',
  params: { slug, variant_id: variantId },
  responses: { 200: favoriteList, 403: detailError },
  csrf: 'when-signed-in',
});
