import * as z from 'zod/mini';
import { id } from '../values.ts';
import { block, shownPiece } from './blockSchema.ts';

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

/** A note with its text (NOTES-01). */
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
