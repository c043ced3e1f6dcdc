import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumNextPathLength, nextPath } from './index.ts';

const read = (text: string): URL | null => URL.parse(text, 'https://shop.example/sign-in');

/** Texts built from parts that lead browsers to other hosts. */
const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        'https:',
        'javascript:',
        'de',
        'elsewhere.example',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('the return address after signing in', () => {
  test('[GUARD-15] the return address never leaves the shop and is stable', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          tricky,
          tricky.map((text) => `/${text}`),
        ),
        (text) => {
          const next = nextPath(text);
          if (next === null) return;
          const url = read(next);
          expect(url?.origin, next).toBe('https://shop.example');
          // Its path remains valid with a language prefix.
          expect(read(`${url?.pathname}${url?.search}`)?.origin, next).toBe('https://shop.example');
          expect(nextPath(next) === null).toBe(false);
        },
      ),
      runs(500),
    );
  });

  test('[GUARD-15] any shop page with query and anchor can be a return address', () => {
    const word = fc
      .stringMatching(/^[a-z0-9-]{1,12}$/)
      .filter((each) => each !== 'de' && each !== 'en');
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 4 }),
        fc.dictionary(word, fc.string({ maxLength: 12 }), { maxKeys: 3 }),
        (parts, query) => {
          const path = `/${parts.join('/')}?${new URLSearchParams(query)}#${parts[0] ?? ''}`;
          expect(nextPath(path)).toBe(path);
          expect(nextPath(`/de${path}`)).toBe(path);
        },
      ),
      runs(100),
    );
  });

  test.each([
    null,
    '',
    'profile/orders',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '\t//elsewhere.example',
    '/..//elsewhere.example',
    '/de//elsewhere.example',
    'javascript:alert(1)',
    `/${'a'.repeat(maximumNextPathLength)}`,
  ])('[GUARD-15] %j is not a valid return address', (text) => expect(nextPath(text)).toBeNull());
});
