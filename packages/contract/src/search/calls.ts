import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { found } from './schema.ts';

export const findInShop = endpoint({
  context: 'search',
  name: 'findInShop',
  method: 'GET',
  path: '/api/search/',
  summary:
    'Garments, headings, notes and pages by words in the reader’s language; misspelled words are understood.',
  query: { q: z.optional(z.string().check(z.maxLength(200))) },
  responses: { 200: found },
});
