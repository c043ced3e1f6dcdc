/** What the server says in the reader's language: one file a context and language, `packages/server/locales/<language>/<context>.json`. */
import { readFileSync } from 'node:fs';
import { inEachLocale, type Locale, type Localized, type TextKey, type TextTree, type TextValues } from '@tailorbird/domain/kernel';
import { createInstance } from 'i18next';

export const textsFolder: URL = new URL('../../../locales/', import.meta.url);

/** Says a text of one context, by its key, in the language it was asked for. */
export type Translate<Texts> = (key: TextKey<Texts>, values?: TextValues) => string;
export type ContextTexts<Texts> = (locale: Locale) => Translate<Texts>;

const engine = createInstance();
// Whoever puts a text into HTML escapes it.
void engine.init({ fallbackLng: false, initAsync: false, resources: {}, interpolation: { escapeValue: false }, returnNull: false });

/**
 * Reads the texts of a context in every language: `const textsIn = textsOf<typeof texts>('orders')`, with `texts` the English file, which knows the keys, and
 * then `textsIn(locale)('subject', { number })`. Throws when a language has no such file.
 */
export const textsOf = <Texts extends TextTree>(context: string): ContextTexts<Texts> => {
  const translations = inEachLocale((locale): Translate<Texts> => {
    engine.addResourceBundle(locale, context, JSON.parse(readFileSync(new URL(`${locale}/${context}.json`, textsFolder), 'utf8')));
    const translate: (key: string, values: TextValues) => string = engine.getFixedT(locale, context);
    return (key, values = {}) => translate(key, values);
  });
  return (locale) => translations[locale];
};

/** The same text in every language. */
export const inEveryLanguage = <Texts>(textsIn: ContextTexts<Texts>, key: TextKey<Texts>): Localized =>
  inEachLocale((locale) => textsIn(locale)(key));
