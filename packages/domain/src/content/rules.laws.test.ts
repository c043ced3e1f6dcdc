import { describe, expect, test } from 'vitest';
import { notesWithTag, seasonalBanner } from './index.ts';

describe('notes and seasons', () => {
  test('[ROUTE-20] a tag lists its own, the newest first', () => {
    const note = (published: string, ...tags: string[]) => ({ published, tags });
    expect(
      notesWithTag([note('2025-01-01', 'a'), note('2025-03-01', 'b'), note('2025-02-01', 'a', 'b')], 'a').map(({ published }) => published),
    ).toEqual(['2025-02-01', '2025-01-01']);
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
