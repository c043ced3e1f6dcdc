import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** `path` is without language prefix. */
export const found = z.object({
  products: z.array(z.object({ slug: z.string(), variant_id: z.string(), title: z.string(), subtitle: z.string() })),
  places: z.array(z.object({ kind: z.enum(['group', 'note', 'page']), path: z.string(), title: z.string(), text: z.string() })),
  suggestion: z.nullable(z.string()),
});
export type WireFound = z.infer<typeof found>;

export const findInShop = endpoint({
  context: 'catalog',
  name: 'findInShop',
  method: 'GET',
  path: '/api/search/',
  summary: 'Garments, headings, notes and pages by words in the reader’s language; misspelled words are understood.',
  query: { q: z.optional(z.string().check(z.maxLength(200))) },
  responses: { 200: found },
});
