import type { NoteTag, NoteTeaser, ReadNote } from '@tailorbird/domain/content';
import { asWritten } from '../asWritten.ts';
import { fromWireBlock, toWireBlock } from './mapBlock.ts';
import type { WireArticle, WireArticleTeaser, WireNotesMeta } from './noteSchema.ts';

/** The wire calls a note an article. */
export const toWireArticle = ({ blocks, readingMinutes, ...note }: ReadNote): WireArticle => ({
  ...asWritten(note),
  blocks: blocks.map(toWireBlock),
  reading_minutes: readingMinutes,
});

export const fromWireArticle = ({ blocks, reading_minutes, ...note }: WireArticle): ReadNote => ({
  ...note,
  blocks: blocks.map(fromWireBlock),
  readingMinutes: reading_minutes,
});

export const toWireArticleTeaser = (teaser: NoteTeaser): WireArticleTeaser => asWritten(teaser);

export const fromWireArticleTeaser = (teaser: WireArticleTeaser): NoteTeaser => teaser;

export const toWireNotesMeta = (count: number, tags: readonly NoteTag[]): WireNotesMeta => ({
  count,
  tags: asWritten(tags),
});

export const fromWireNotesMeta = ({ tags }: WireNotesMeta): readonly NoteTag[] => tags;
