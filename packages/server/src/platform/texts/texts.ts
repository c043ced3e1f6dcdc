/**
 * The server's texts: one file per language and context,
 * `packages/server/locales/<language>/<context>.json`.
 */
import { ruleFigures } from '@tailorbird/domain/content';
import {
  inEachLocale,
  type Locale,
  type Localized,
  type TextKey,
  type TextTree,
  type TextValues,
} from '@tailorbird/domain/kernel';
import { createInstance, type i18n } from 'i18next';
import { memoize } from '../runtime/memoize.ts';
import { readTextFile } from './textFiles.ts';
import { currentOverrides, notifyListener, type TextOverrides } from './textOverrides.ts';

/** Translates a key of one context into a fixed language. */
export type Translate<Texts> = (key: TextKey<Texts>, values?: TextValues) => string;
export type ContextTexts<Texts> = (locale: Locale) => Translate<Texts>;

const createEngine = (): i18n => {
  const engine = createInstance();
  // Escaping is up to the code that builds HTML.
  void engine.init({
    fallbackLng: false,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: ruleFigures },
    returnNull: false,
  });
  return engine;
};

const engine = createEngine();

/** Overridden contexts, cached per version. */
const changed = new WeakMap<TextOverrides, (key: string, values: object) => string>();

const changedBy = (overrides: TextOverrides): ((key: string, values: object) => string) => {
  const known = changed.get(overrides);
  if (known) return known;
  const made = createEngine();
  for (const [name, texts] of Object.entries(overrides)) {
    const [locale = '', context = ''] = name.split('/');
    made.addResourceBundle(
      locale,
      context,
      structuredClone(engine.getResourceBundle(locale, context) ?? {}),
    );
    for (const [key, text] of Object.entries(texts)) made.addResource(locale, context, key, text);
  }
  const translateChanged = made.t as unknown as (key: string, values: object) => string;
  changed.set(overrides, translateChanged);
  return translateChanged;
};

/**
 * Texts of a context in every language: `const textsIn = textsOf<typeof
 * texts>('orders')`, then `textsIn(locale)('subject', { number })`. The type of the
 * English file `texts` gives the keys. Throws if a language has no such file.
 */
export const textsOf = <Texts extends TextTree>(context: string): ContextTexts<Texts> => {
  const translations = inEachLocale((locale): Translate<Texts> => {
    engine.addResourceBundle(locale, context, readTextFile(locale, context));
    const translate: (key: string, values: TextValues) => string = engine.getFixedT(
      locale,
      context,
    );
    // Most texts have no values and repeat.
    const asItIs = memoize((key: string) => translate(key, {}));
    return (key, values) => {
      const overrides = currentOverrides();
      const isChanged = overrides?.[`${locale}/${context}`] !== undefined;
      const text =
        overrides && isChanged
          ? changedBy(overrides)(key, { ...values, lng: locale, ns: context })
          : values
            ? translate(key, values)
            : asItIs(key);
      notifyListener(context, key, text);
      return text;
    };
  });
  return (locale) => translations[locale];
};

/** The same text in every language, translated at each access. */
export const inEveryLanguage = <Texts>(
  textsIn: ContextTexts<Texts>,
  key: TextKey<Texts>,
): Localized =>
  Object.defineProperties(
    {} as Localized,
    inEachLocale((locale) => ({ enumerable: true, get: () => textsIn(locale)(key) })),
  );
