import { expect, test } from 'vitest';
import { latestNotesOrNone } from './latestNotes.ts';

test('[NOTES-03] the menu works when the notes fail to load', async () => {
  const note = {
    id: 1,
    slug: 'x',
    title: 'X',
    published: '2025-01-01',
    tags: [],
    summary: '',
    piece: null,
    drawing: null,
  };
  expect(await latestNotesOrNone({ content: { latestNotes: async () => [note] } })()).toEqual([
    note,
  ]);
  expect(
    await latestNotesOrNone({
      content: { latestNotes: () => Promise.reject(new Error('down')) },
    })(),
  ).toEqual([]);
});
