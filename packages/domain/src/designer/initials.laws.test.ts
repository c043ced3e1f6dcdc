import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { maximumInitials, parseInitials } from './index.ts';

describe('initials', () => {
  test('[DESIGN-21] initials are letters, with or without marks, in typed case', () => {
    for (const initials of ['', 'A', 'abc', 'ÄÖÜ', 'Æ', 'ß', 'Éø', 'Łż'])
      expect(parseInitials(initials)).toEqual({ ok: true, value: initials });
    for (const typed of ['A1', 'A B', 'A.', '×', '÷', '-', '🧵', '愛', 'Я', 'Ⅷ', 'ⅳ', "O'N"]) {
      expect([typed, parseInitials(typed)]).toEqual([
        typed,
        { ok: false, failure: { kind: 'only-letters' } },
      ]);
    }
  });

  test('[DESIGN-21] wide letters and ligatures become plain letters', () => {
    for (const [typed, initials] of [
      ['ＡＢ', 'AB'],
      ['ª', 'a'],
      ['ǅ', 'Dž'],
      ['ﬁ', 'fi'],
    ] as const)
      expect(parseInitials(typed)).toEqual({ ok: true, value: initials });
    expect(parseInitials('ǅǅ')).toEqual({ ok: false, failure: { kind: 'too-long', maximum: 3 } });
  });

  test('[DESIGN-22] initials have at most three letters', () => {
    expect(maximumInitials).toBe(3);
    expect(parseInitials('ABC').ok).toBe(true);
    expect(parseInitials('ABCD')).toEqual({ ok: false, failure: { kind: 'too-long', maximum: 3 } });
    expect(parseInitials('E\u0301E\u0301E\u0301')).toEqual({ ok: true, value: 'ÉÉÉ' });
  });

  test('[DESIGN-21] parsing initials trims and composes them, and is idempotent', () => {
    expect(parseInitials(' ab ')).toEqual({ ok: true, value: 'ab' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 4 }), (typed) => {
        const parsed = parseInitials(typed);
        if (parsed.ok) expect(parseInitials(parsed.value)).toEqual(parsed);
      }),
      runs(1000),
    );
  });
});
