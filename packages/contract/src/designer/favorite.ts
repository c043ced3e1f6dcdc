import { type Favorite, maximumFavorites } from '@tailorbird/domain/designer';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields, listOf } from '../fields.ts';
import { instant, slug, text } from '../values.ts';

/** Color id and property ids, such as `506-12-3`, as in the address of a design. */
export const variantId = text(120).check(z.regex(/^\d{1,9}(?:-\d{1,9})*$/));

export const favorite = z.object({ slug, variant_id: variantId, marked_at: instant });
export type WireFavorite = z.infer<typeof favorite>;

/** Newest first. */
export const favoriteList = z.object({ designs: z.array(favorite) });
export type WireFavoriteList = z.infer<typeof favoriteList>;

export const favoritesToAdd = z.object({
  designs: z.array(favorite).check(z.maxLength(maximumFavorites)),
});

/** Milliseconds in the domain, an instant on the wire. */
const time = {
  toWire: (milliseconds: number) => new Date(milliseconds).toISOString(),
  fromWire: (instant: string) => Date.parse(instant),
};

const favoriteFields = fields<Favorite, WireFavorite>()({
  slug: 'slug',
  variantId: 'variant_id',
  markedAt: ['marked_at', time],
});
export const { toWire: toWireFavorite, fromWire: fromWireFavorite } = favoriteFields;

const { toWire, fromWire } = listOf(favoriteFields);

export const toWireFavoriteList = (designs: readonly Favorite[]): WireFavoriteList => ({
  designs: toWire(designs),
});

export const fromWireFavoriteList = ({ designs }: WireFavoriteList): readonly Favorite[] =>
  fromWire(designs);

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
