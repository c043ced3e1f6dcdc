import type { Locale } from '@tailorbird/domain/kernel';
import { createInstance, type i18n } from 'i18next';
import { value } from '../services/token.ts';
import type { Namespace, ReadTexts, TextBundle, Translate } from './texts.ts';

/** Loaded texts of a tab or server request. A key without a text renders as the key. */
export type TextStore = {
  readonly i18n: i18n;
  readonly translate: <N extends Namespace>(locale: Locale, namespace: N) => Translate<N>;
  /** Resolves with the errors of namespaces that could not be loaded. */
  readonly load: (locale: Locale, namespaces: readonly Namespace[]) => Promise<readonly unknown[]>;
  readonly has: (locale: Locale, namespace: Namespace) => boolean;
};

type Initial = { readonly locale: Locale; readonly texts: TextBundle };

/** `figures` fill the placeholders for figures of rules, such as `{{remakeMonths}}`. */
export const createTexts = (
  read: ReadTexts,
  figures: Readonly<Record<string, number>>,
  initial?: Initial,
): TextStore => {
  const i18n = createInstance();
  void i18n.init({
    lng: initial?.locale ?? 'en',
    fallbackLng: false,
    initAsync: false,
    resources: initial ? { [initial.locale]: initial.texts as Record<string, object> } : {},
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: figures },
    returnNull: false,
    // The address decides the language, so no component waits for texts or a change of language.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  const has = (locale: Locale, namespace: Namespace): boolean =>
    i18n.hasResourceBundle(locale, namespace);
  const loadOne = async (locale: Locale, namespace: Namespace): Promise<readonly unknown[]> => {
    if (has(locale, namespace)) return [];
    try {
      i18n.addResourceBundle(locale, namespace, await read(locale, namespace));
      return [];
    } catch (error) {
      console.error(`Texts ${locale}/${namespace} could not be loaded`, error);
      return [error];
    }
  };
  return {
    i18n,
    has,
    translate: (locale, namespace) => {
      const t = i18n.getFixedT(locale, namespace as string);
      return (key, values) => t(key as string, { ...values });
    },
    load: async (locale, namespaces) =>
      (await Promise.all(namespaces.map((namespace) => loadOne(locale, namespace)))).flat(),
  };
};

export const TextsT = value<TextStore>('Texts');
