import type { Found } from '@tailorbird/domain/search';
import * as z from 'zod/mini';
import { asMutable } from '../asMutable.ts';
import { endpoint } from '../endpoint.ts';

/** `path` has no language prefix. */
export const found = z.object({
  products: z.array(
    z.object({
      slug: z.string(),
      variant_id: z.string(),
      image_path: z.string(),
      title: z.string(),
      subtitle: z.string(),
    }),
  ),
  places: z.array(
    z.object({
      kind: z.enum(['group', 'note', 'page']),
      path: z.string(),
      title: z.string(),
      text: z.string(),
    }),
  ),
  suggestion: z.nullable(z.string()),
});
export type WireFound = z.infer<typeof found>;

export const toWireFound = ({ products, places, suggestion }: Found): WireFound => ({
  products: products.map(({ variantId, imagePath, ...product }) => ({
    ...product,
    variant_id: variantId,
    image_path: imagePath,
  })),
  places: asMutable(places),
  suggestion,
});

export const fromWireFound = ({ products, places, suggestion }: WireFound): Found => ({
  products: products.map(({ variant_id, image_path, ...product }) => ({
    ...product,
    variantId: variant_id,
    imagePath: image_path,
  })),
  places,
  suggestion,
});

export const findInShop = endpoint({
  context: 'search',
  name: 'findInShop',
  method: 'GET',
  path: '/api/search/',
  summary:
    'Searches garments, headings, notes and pages in the reader’s language, with typo tolerance.',
  query: { q: z.optional(z.string().check(z.maxLength(200))) },
  responses: { 200: found },
});
