import type { Locale } from '@tailorbird/domain/kernel';
import { createInstance } from 'i18next';
import type { Namespace, ReadTexts, TextBundle, Translate } from './texts.ts';

/** The texts at hand, and the way to more of them. */
export type TextStore = {
  readonly translate: <N extends Namespace>(locale: Locale, namespace: N) => Translate<N>;
  /** Brings the texts of these namespaces in. Resolves at once when they are here. Failures are logged, and the keys shown instead (ERR-18). */
  readonly load: (locale: Locale, namespaces: readonly Namespace[]) => Promise<void>;
  readonly has: (locale: Locale, namespace: Namespace) => boolean;
};

/** A text store of its own for each browser tab, and for each request on the server. */
export const createTexts = (read: ReadTexts, initial?: { readonly locale: Locale; readonly texts: TextBundle }): TextStore => {
  const i18n = createInstance();
  i18n.init({
    lng: initial?.locale ?? 'en',
    fallbackLng: false,
    initAsync: false,
    resources: {},
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  if (initial) {
    for (const [namespace, texts] of Object.entries(initial.texts)) i18n.addResourceBundle(initial.locale, namespace, texts);
  }
  const has = (locale: Locale, namespace: Namespace): boolean => i18n.hasResourceBundle(locale, namespace);
  const loadOne = async (locale: Locale, namespace: Namespace): Promise<void> => {
    if (has(locale, namespace)) return;
    try {
      i18n.addResourceBundle(locale, namespace, await read(locale, namespace));
    } catch (error) {
      console.error(`Texts ${locale}/${namespace} could not be loaded`, error);
    }
  };
  return {
    has,
    translate: (locale, namespace) => i18n.getFixedT(locale, namespace) as unknown as Translate<typeof namespace>,
    load: async (locale, namespaces) => {
      await Promise.all(namespaces.map((namespace) => loadOne(locale, namespace)));
    },
  };
};
