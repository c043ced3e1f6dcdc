import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { slug } from '../values.ts';
import { article, articleTeaser, notesMeta } from './noteSchema.ts';

export const readNotesMeta = endpoint({
  context: 'content',
  name: 'readNotesMeta',
  method: 'GET',
  path: '/notes-api/meta',
  summary: 'Returns the number of notes and their tags.',
  responses: { 200: notesMeta },
});

export const listLatestArticles = endpoint({
  context: 'content',
  name: 'listLatestArticles',
  method: 'GET',
  path: '/notes-api/latest-articles',
  summary: 'Lists the three newest notes.',
  responses: { 200: z.array(articleTeaser) },
});

export const listArticles = endpoint({
  context: 'content',
  name: 'listArticles',
  method: 'GET',
  path: '/notes-api/articles',
  summary: 'Lists notes, newest first, optionally by tag.',
  query: { tag: z.optional(slug) },
  responses: { 200: z.array(articleTeaser) },
});

export const readArticle = endpoint({
  context: 'content',
  name: 'readArticle',
  method: 'GET',
  path: '/notes-api/articles/{slug}',
  summary: 'Returns one note and related notes.',
  params: { slug },
  responses: { 200: article, 404: detailError },
});
