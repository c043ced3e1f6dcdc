import { describe, expect, it } from 'vitest';
import { patternsIn, readPatterns, verdictOf } from './linearPatterns.ts';
import { root } from './process.ts';

/**
 * Accepted patterns without a linear verdict: the reason and the maximum input length.
 */
const exceptions: readonly {
  readonly pattern: string;
  readonly reason: string;
  readonly longest: number;
}[] = [
  {
    pattern: String.raw`/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|\[([^\]]+)\]\(((?:https:\/)?\/[^)\s]*)\)/`,
    reason: 'reads paragraphs of pages and notes, which are rows of the repository',
    longest: 2_000,
  },
  { pattern: String.raw`/\B(?=(\d{2})+$)/g`, reason: 'reads the digits of a number', longest: 17 },
];

const { written, made } = readPatterns(root);
const byPattern = Map.groupBy(written, ({ source, flags }) => `/${source}/${flags}`);

describe('regular expressions of the shop', () => {
  it('every regular expression runs in linear time', { timeout: 120_000 }, () => {
    expect(byPattern.size).toBeGreaterThan(100);
    const judged = [...byPattern].filter(
      ([pattern]) => !exceptions.some((exception) => exception.pattern === pattern),
    );
    const slow = judged.flatMap(([pattern, places]) => {
      const [first] = places;
      const verdict = first && verdictOf(first);
      return verdict ? [`${pattern} is ${verdict}: ${places.map(({ at }) => at).join(', ')}`] : [];
    });
    expect(slow).toEqual([]);
  });

  it('every regular expression is a literal', () => {
    expect(made).toEqual([]);
  });

  it('every exception is needed', () => {
    expect(exceptions.filter(({ pattern }) => !byPattern.has(pattern))).toEqual([]);
  });
});

describe('verdictOf', () => {
  it.each([
    ['nested repetition', /^(?:[a-z]+)*$/],
    ['alternatives for the same letter', /^(?:a|a)*$/],
    ['repetition tried at every position', /\/+$/],
    ['adjacent repetitions of the same', /^\s*\d*\s*$/],
    ['a repetition with wide bounds', /^[a-z0-9-]{1,80}[a-z-]{0,20}$/],
    ['lookaround', /^(?=.{3,254}$)[a-z.]+$/],
  ])('a pattern that is not linear is detected: %s', (_, { source, flags }) => {
    expect(verdictOf({ source, flags })).not.toBeNull();
  });

  it.each([/^[\w-]{43}$/, /^[a-z]+(?:-[a-z]+)*$/, /[&<>"']/g, /^\d{1,4}(?:\.\d{0,3})?$/])(
    'a linear pattern is accepted: %s',
    ({ source, flags }) => {
      expect(verdictOf({ source, flags })).toBeNull();
    },
  );

  it('patterns are found anywhere, including those built from text', () => {
    const code = [
      'const one: RegExp = /a{2,}/u;',
      'export const Two = () => <p title={"x".replace(/b+/g, "")}>{/c/.test("/not/") ? 1 / 2 / 3 : null}</p>;',
      'const made = (text: string) => [new RegExp(text), RegExp(text, "g")];',
    ].join('\n');
    expect(patternsIn('some.tsx', code)).toEqual({
      written: [
        { source: 'a{2,}', flags: 'u', at: 'some.tsx:1' },
        { source: 'b+', flags: 'g', at: 'some.tsx:2' },
        { source: 'c', flags: '', at: 'some.tsx:2' },
      ],
      made: ['some.tsx:3', 'some.tsx:3'],
    });
  });
});
