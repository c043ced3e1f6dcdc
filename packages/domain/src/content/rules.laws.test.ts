import { describe, expect, test } from 'vitest';
import { latestNotesOrNone, launchMonthOf, launchMonths, noteDate, notesWithTag, seasonalBanner } from './index.ts';

describe('notes and seasons', () => {
  test('[NOTES-02] a note is dated dd/MM/yy', () => expect(noteDate('2025-11-05')).toBe('05/11/25'));

  test('[ROUTE-20] a tag lists its own, the newest first', () => {
    const note = (published: string, ...tags: string[]) => ({ published, tags });
    expect(
      notesWithTag([note('2025-01-01', 'a'), note('2025-03-01', 'b'), note('2025-02-01', 'a', 'b')], 'a').map(({ published }) => published),
    ).toEqual(['2025-02-01', '2025-01-01']);
  });

  test('[NOTES-03] a menu does without notes when they do not come', async () => {
    const note = { id: 1, slug: 'x', title: 'X', published: '2025-01-01', tags: [], summary: '', piece: null };
    expect(await latestNotesOrNone({ content: { latestNotes: async () => [note] } })()).toEqual([note]);
    expect(await latestNotesOrNone({ content: { latestNotes: () => Promise.reject(new Error('down')) } })()).toEqual([]);
  });

  test('[ROUTE-13] months are named in English; another word is ignored', () => {
    for (const month of launchMonths) expect(launchMonthOf(month)).toBe(month);
    expect([launchMonthOf(null), launchMonthOf('November'), launchMonthOf('dezember')]).toEqual([null, null, null]);
  });

  test('[SHELL-33] October 2025 has cashmere, November colors', () => {
    expect(['2025-09-30', '2025-10-01', '2025-10-31', '2025-11-30', '2025-12-01', '2026-10-01'].map(seasonalBanner)).toEqual([
      null,
      'cashmere-collection',
      'cashmere-collection',
      'november-colors',
      null,
      null,
    ]);
  });
});
