import type { NoteTag, NoteTeaser, ReadNote } from '@tailorbird/domain/content';
import * as z from 'zod/mini';
import { asMutable } from '../asMutable.ts';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { id, slug } from '../values.ts';
import { block, fromWireBlock, shownPiece, toWireBlock } from './block.ts';

/** List entry of a note. `published` and `date_published` are the same ISO date. */
export const articleTeaser = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  published: z.iso.date(),
  date_published: z.iso.date(),
  tags: z.array(z.string()),
  summary: z.string(),
  piece: z.nullable(shownPiece),
  drawing: z.nullable(z.string()),
});
export type WireArticleTeaser = z.infer<typeof articleTeaser>;

export const article = z.extend(articleTeaser, {
  blocks: z.array(block),
  reading_minutes: z.int(),
  related: z.array(articleTeaser),
});
export type WireArticle = z.infer<typeof article>;

export const notesMeta = z.object({
  count: z.int(),
  tags: z.array(z.object({ slug: z.string(), title: z.string(), count: z.int() })),
});
export type WireNotesMeta = z.infer<typeof notesMeta>;

/** Notes are called articles on the wire. */
export const toWireArticle = ({ blocks, readingMinutes, ...note }: ReadNote): WireArticle => ({
  ...asMutable(note),
  date_published: note.published,
  related: note.related.map(toWireArticleTeaser),
  blocks: blocks.map(toWireBlock),
  reading_minutes: readingMinutes,
});

export const fromWireArticle = ({
  blocks,
  reading_minutes,
  date_published: _,
  related,
  ...note
}: WireArticle): ReadNote => ({
  ...note,
  related: related.map(fromWireArticleTeaser),
  blocks: blocks.map(fromWireBlock),
  readingMinutes: reading_minutes,
});

export const toWireArticleTeaser = (teaser: NoteTeaser): WireArticleTeaser => ({
  ...asMutable(teaser),
  date_published: teaser.published,
});

export const fromWireArticleTeaser = ({
  date_published: _,
  ...teaser
}: WireArticleTeaser): NoteTeaser => teaser;

export const toWireNotesMeta = (count: number, tags: readonly NoteTag[]): WireNotesMeta => ({
  count,
  tags: asMutable(tags),
});

export const fromWireNotesMeta = ({ tags }: WireNotesMeta): readonly NoteTag[] => tags;

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
