import { readdirSync, readFileSync } from 'node:fs';
import { defaultLocale, type Locale, locales } from '@tailorbird/domain/kernel';
import { describe, expect, test } from 'vitest';
import { textsFolder } from './textFiles.ts';

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof inner === 'string' ? [[at, inner] as const] : flatten(inner, at);
  });
const filesOf = (locale: Locale): readonly string[] =>
  readdirSync(new URL(`${locale}/`, textsFolder)).sort();
const textsOf = (locale: Locale, file: string): ReadonlyMap<string, string> =>
  new Map(
    flatten(JSON.parse(readFileSync(new URL(`${locale}/${file}`, textsFolder), 'utf8')) as Tree),
  );

const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stemsOf = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...texts.keys()].map(stemOf))].sort();
const placesOf = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();

describe.each(locales)('server messages in %s', (locale) => {
  test('every language has the same files as the default one', () =>
    expect(filesOf(locale)).toEqual(filesOf(defaultLocale)));

  test.each(filesOf(defaultLocale))(
    'the texts %s have the same keys and placeholders, none empty',
    (file) => {
      const [texts, first] = [textsOf(locale, file), textsOf(defaultLocale, file)];
      expect(stemsOf(texts)).toEqual(stemsOf(first));
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
      const others = new Map([...first].map(([key, text]) => [stemOf(key), placesOf(text)]));
      expect(
        [...texts].filter(
          ([key, text]) =>
            !/_(zero|one|two)$/.test(key) && placesOf(text) !== others.get(stemOf(key)),
        ),
      ).toEqual([]);
    },
  );
});
