import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError } from './errors.ts';
import { id, slug } from './values.ts';

const titled = z.object({ title: z.string(), text: z.string() });

export const home = z.object({
  hero: z.object({ headline: z.string(), text: z.string(), call_to_action: z.string() }),
  promises: z.array(titled),
  steps: z.array(titled),
  guarantee: titled,
  /** Slugs of clothing types. */
  featured: z.array(z.string()),
});
export type WireHome = z.infer<typeof home>;

export const readHome = endpoint({
  context: 'content',
  name: 'readHome',
  method: 'GET',
  path: '/content-api/home',
  summary: 'Texts of the home page.',
  responses: { 200: home },
});

export const page = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  intro: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()), list: z.nullable(z.array(z.string())) })),
});
export type WirePage = z.infer<typeof page>;

export const readPage = endpoint({
  context: 'content',
  name: 'readPage',
  method: 'GET',
  path: '/content-api/pages/{slug}',
  summary: 'A page of texts.',
  params: { slug },
  responses: { 200: page, 404: detailError },
});

/** `published` is an ISO date. */
export const article = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  published: z.iso.date(),
  tags: z.array(z.string()),
  summary: z.string(),
  paragraphs: z.array(z.string()),
});
export type WireArticle = z.infer<typeof article>;

export const notesMeta = z.object({ count: z.int(), tags: z.array(z.object({ slug: z.string(), title: z.string(), count: z.int() })) });
export type WireNotesMeta = z.infer<typeof notesMeta>;

export const readNotesMeta = endpoint({
  context: 'content',
  name: 'readNotesMeta',
  method: 'GET',
  path: '/notes-api/meta',
  summary: 'How many notes there are, and their tags.',
  responses: { 200: notesMeta },
});

export const listLatestArticles = endpoint({
  context: 'content',
  name: 'listLatestArticles',
  method: 'GET',
  path: '/notes-api/latest-articles',
  summary: 'The three newest notes.',
  responses: { 200: z.array(article) },
});

export const listArticles = endpoint({
  context: 'content',
  name: 'listArticles',
  method: 'GET',
  path: '/notes-api/articles',
  summary: 'Notes, newest first: all, those with a tag, or the one of an address.',
  query: { tag: z.optional(slug), slug: z.optional(slug) },
  responses: { 200: z.array(article) },
});
