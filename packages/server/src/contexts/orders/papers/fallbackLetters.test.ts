import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPaper } from './drawPaper.ts';
import { fallbackFaces } from './fallbackFonts.ts';
import { inVisualOrder } from './fallbackLetters.ts';
import { type WrittenPaper, width } from './writtenPaper.ts';

const isLatin = (letter: string): boolean => /[\p{sc=Latin}\p{sc=Common}]/u.test(letter);

const paperTo = (text: string): WrittenPaper => ({
  language: 'de-DE',
  title: 'Rechnung',
  author: 'Tailorbird',
  issuedAt: '2026-11-23T00:00:00Z',
  steps: [
    {
      kind: 'write',
      tag: 'P',
      gap: 4,
      cells: [
        { text, x: 0, width: 180 },
        { text: 'Ada', x: width - 110, width: 110, align: 'right' },
      ],
    },
  ],
  foot: { line: 'Tailorbird', page: '{page} / {pages}' },
  electronicInvoice: null,
});

/** A text as encoded in the PDF's accessible text: two bytes per letter. */
const encodedText = (text: string): string =>
  Buffer.from(text, 'utf16le')
    .swap16()
    .toString('latin1')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);

/**
 * The searchable text of the invisible letters: decodes the character codes on the pages with
 * the fonts' Unicode maps.
 */
const found = (paper: Uint8Array): string => {
  const bytes = Buffer.from(paper);
  const streams = bytes
    .toString('latin1')
    .split('stream\r\n')
    .flatMap((part) => part.split('stream\n'))
    .flatMap((part) => {
      try {
        return [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    });
  const maps = streams.filter((stream) => stream.includes('/CMapName /Unseen def'));
  const meanings = maps.map(
    (map) =>
      new Map(
        [...map.matchAll(/<(..)> <((?:....)+)>\n/g)].map(([, code = '', hex = '']) => [
          code,
          Buffer.from(hex, 'hex').swap16().toString('utf16le'),
        ]),
      ),
  );
  const pages = streams.filter((stream) => stream.includes('/Unseen'));
  return pages
    .flatMap((page) => [...page.matchAll(/BT \/Unseen(\d+) \S+ Tf [^<]*<(..)> Tj ET/g)])
    .map(([, font = '', code = '']) => meanings[Number(font) - 1]?.get(code) ?? '?')
    .join('');
};

describe('fallback letters', () => {
  it('names in Chinese, Japanese, Korean, Arabic and Hebrew have letters', async () => {
    for (const name of ['王小明', '山田太郎 さくら', '김민준', 'محمد عبد الله', 'דוד כהן']) {
      const faces = await fallbackFaces(name, isLatin);
      for (const letter of name.replaceAll(' ', '')) {
        const face = faces.get(letter);
        expect(face?.regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true);
        expect(face?.bold.layout(letter).glyphs.map(({ id }) => id)).not.toContain(0);
      }
    }
    expect((await fallbackFaces('Ada\u{10ffff}', isLatin)).size).toBe(0);
  });

  it('fallback letters are found in texts of any length', async () => {
    const many = String.fromCodePoint(...Array.from({ length: 320 }, (_, place) => 0x4e00 + place));
    const has = await fallbackFaces(many, isLatin);
    const drawn = [...many].filter((letter) => has.has(letter));
    expect(drawn.length).toBeGreaterThan(255);
    expect(found(await drawPaper(paperTo(drawn.join(''))))).toBe(drawn.join(''));
  }, 60_000);

  it('fallback letters are drawn in PDFs and remain searchable', async () => {
    for (const name of ['王小明', 'محمد عبد الله', '김민준, Nadel & Faden']) {
      const drawn = Buffer.from(await drawPaper(paperTo(name))).toString('latin1');
      expect(drawn).toContain('/ActualText');
      expect(drawn).toContain(encodedText(name));
    }
    expect(found(await drawPaper(paperTo('王小明')))).toBe('王小明');
    expect(found(await drawPaper(paperTo('山田太郎 さくら')))).toBe('山田太郎 さくら');
    // In visual order, from left to right; reversed for comparison.
    expect([...found(await drawPaper(paperTo('דוד כהן')))].reverse().join('')).toBe('דוד כהן');
    expect([...found(await drawPaper(paperTo('محمد')))].toSorted()).toEqual([...'محمد'].toSorted());
    expect(found(await drawPaper(paperTo('Łucja')))).toBe('');
    expect(
      Buffer.from(await drawPaper(paperTo('Αλέξανδρος Иванова Łucja'))).toString('latin1'),
    ).not.toContain('/ActualText');
  });
});

describe('bidirectional text', () => {
  const right = (text: string) => ({ text, isRight: true });
  const left = (text: string) => ({ text, isRight: false });
  const number = (text: string) => ({ text, isRight: null });
  const seen = (
    ...words: readonly { readonly text: string; readonly isRight: boolean | null }[]
  ): string =>
    inVisualOrder(words)
      .map(({ text }) => text)
      .join(' ');

  it('Arabic and Hebrew run right to left, numbers left to right', () => {
    expect(seen(right('A'), right('B'), number('12'), right('C'))).toBe('C 12 B A');
    expect(seen(left('Ali'), right('A'), right('B'), left('GmbH'))).toBe('Ali B A GmbH');
    expect(seen(right('A'), left('Nadel'), left('GmbH'), right('B'))).toBe('B Nadel GmbH A');
    expect(seen(left('Torstraße'), number('1'))).toBe('Torstraße 1');
  });

  it('reordering keeps each word exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: fc.string(), isRight: fc.constantFrom(true, false, null) })),
        (words) => {
          expect(seen(...words).length).toBe(words.map(({ text }) => text).join(' ').length);
          expect(
            inVisualOrder(words)
              .map(({ text }) => text)
              .toSorted(),
          ).toEqual(words.map(({ text }) => text).toSorted());
        },
      ),
    );
  });
});
