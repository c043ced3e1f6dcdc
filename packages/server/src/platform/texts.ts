/** What the server says in the reader's language: one file a context and language, `packages/server/locales/<language>/<context>.json`. */
import { readFileSync } from 'node:fs';
import {
  inEachLocale,
  type Locale,
  type Localized,
  sayText,
  type TextKey,
  type TextTree,
  type TextValues,
} from '@tailorbird/domain/kernel';

export const textsFolder: URL = new URL('../../locales/', import.meta.url);

/** Says a text of one context, by its key, in the language it was asked for. */
export type Translate<Texts> = (key: TextKey<Texts>, values?: TextValues) => string;
export type ContextTexts<Texts> = (locale: Locale) => Translate<Texts>;

/**
 * Reads the texts of a context in every language: `const textsIn = textsOf<typeof texts>('orders')`, with `texts` the English file, which knows the keys, and
 * then `textsIn(locale)('subject', { number })`. Throws when a language has no such file.
 */
export const textsOf = <Texts extends TextTree>(context: string): ContextTexts<Texts> => {
  const translations = inEachLocale((locale): Translate<Texts> => {
    const tree = JSON.parse(readFileSync(new URL(`${locale}/${context}.json`, textsFolder), 'utf8')) as TextTree;
    return (key, values) => sayText(tree, locale, key, values);
  });
  return (locale) => translations[locale];
};

/** The same text in every language. */
export const inEveryLanguage = <Texts>(textsIn: ContextTexts<Texts>, key: TextKey<Texts>): Localized =>
  inEachLocale((locale) => textsIn(locale)(key));
