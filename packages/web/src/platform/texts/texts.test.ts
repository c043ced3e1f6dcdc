import { type Locale, locales } from '@tailorbird/domain/kernel';
import { describe, expect, test } from 'vitest';
import { namespaces, textsOf } from './allTexts.ts';
import { createTexts } from './textStore.ts';
import type { Namespace } from './texts.ts';

const flatten = (tree: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree as object).flatMap(([key, inner]) =>
        flatten(inner, path === '' ? key : `${path}.${key}`),
      );

const textsIn = (locale: Locale, namespace: Namespace): ReadonlyMap<string, string> =>
  new Map(flatten(textsOf(locale, namespace)));
const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

/** A plural needs all forms of its language. */
const pluralForm = /_(zero|one|two|few|many|other)$/;
const stemOf = (key: string): string => key.replace(pluralForm, '');
const stemsOf = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...texts.keys()].map(stemOf))].sort();

describe.each(namespaces)('texts of %s', (namespace) => {
  const english = textsIn('en', namespace);

  describe.each(locales)('in %s', (locale) => {
    const texts = textsIn(locale, namespace);

    test('the texts have the same keys as in English', () => {
      expect(stemsOf(texts)).toEqual(stemsOf(english));
    });

    test('no text is empty', () => {
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('the texts have the same placeholders as in English', () => {
      const differing = [...texts].filter(([key, text]) => {
        const other = english.get(key) ?? english.get(`${stemOf(key)}_other`);
        return other !== undefined && placeholdersOf(text).join() !== placeholdersOf(other).join();
      });
      expect(differing).toEqual([]);
    });
  });
});

test('texts of the page are available at once, others load later', async () => {
  const texts = createTexts(
    async () => ({ all: '{{count}} Notizen' }),
    {},
    {
      locale: 'de',
      texts: { shell: { back: 'Zurück' } },
    },
  );
  expect(texts.translate('de', 'shell')('back')).toBe('Zurück');
  expect(texts.has('de', 'content')).toBe(false);
  await texts.load('de', ['content']);
  expect(texts.has('de', 'content')).toBe(true);
  expect(texts.translate('de', 'shell')('back')).toBe('Zurück');
});

test('[ERR-18] missing texts are logged and show their keys', async () => {
  const logged: unknown[] = [];
  const original = console.error;
  console.error = (...words: unknown[]) => logged.push(words[0]);
  try {
    const texts = createTexts(() => Promise.reject(new Error('gone')), {});
    await texts.load('en', ['shell']);
    expect(texts.translate('en', 'shell')('back')).toBe('back');
  } finally {
    console.error = original;
  }
  expect(logged).toEqual(['Texts en/shell could not be loaded']);
});
