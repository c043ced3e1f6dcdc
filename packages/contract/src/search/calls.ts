import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { found } from './schema.ts';

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
