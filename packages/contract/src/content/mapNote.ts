import type { NoteTag, NoteTeaser, ReadNote } from '@tailorbird/domain/content';
import { asMutable } from '../asMutable.ts';
import { fromWireBlock, toWireBlock } from './mapBlock.ts';
import type { WireArticle, WireArticleTeaser, WireNotesMeta } from './noteSchema.ts';

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
