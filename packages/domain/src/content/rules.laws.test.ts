import { describe, expect, test } from 'vitest';
import { notesWithTag, seasonalBanner } from './index.ts';

describe('notes and seasons', () => {
  test('[ROUTE-20] a tag lists its own notes, the newest first', () => {
    const note = (published: string, ...tags: string[]) => ({ published, tags });
    expect(
      notesWithTag(
        [note('2025-01-01', 'a'), note('2025-03-01', 'b'), note('2025-02-01', 'a', 'b')],
        'a',
      ).map(({ published }) => published),
    ).toEqual(['2025-02-01', '2025-01-01']);
  });

  const banners = [
    { slug: 'cashmere', season: { from: '2025-10-01', until: '2025-10-31' } },
    { slug: 'colors', season: { from: '11-01', until: '11-30' } },
    { slug: 'new-year', season: { from: '12-27', until: '01-06' } },
  ];
  const slugOn = (on: string): string | null => seasonalBanner(banners, on)?.slug ?? null;

  test('[SHELL-33] a season runs once or yearly, first and last day included', () => {
    expect(['2025-09-30', '2025-10-01', '2025-10-31', '2026-10-01'].map(slugOn)).toEqual([
      null,
      'cashmere',
      'cashmere',
      null,
    ]);
    expect(['2025-11-01', '2026-11-30', '2026-12-01'].map(slugOn)).toEqual([
      'colors',
      'colors',
      null,
    ]);
    expect(['2025-12-26', '2025-12-27', '2026-01-06', '2026-01-07'].map(slugOn)).toEqual([
      null,
      'new-year',
      'new-year',
      null,
    ]);
  });

  test('[SHELL-33] over four years each banner shows exactly between its days', () => {
    const count = new Map<string | null, number>();
    for (
      const day = new Date('2024-01-01');
      day < new Date('2028-01-01');
      day.setUTCDate(day.getUTCDate() + 1)
    ) {
      const slug = slugOn(day.toISOString().slice(0, 10));
      count.set(slug, (count.get(slug) ?? 0) + 1);
    }
    expect(count).toEqual(
      new Map([
        ['cashmere', 31],
        ['colors', 4 * 30],
        ['new-year', 4 * 11],
        [null, 3 * 365 + 366 - 31 - 4 * 30 - 4 * 11],
      ]),
    );
  });
});
