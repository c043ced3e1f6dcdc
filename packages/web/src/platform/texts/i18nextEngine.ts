import { ruleFigures } from '@tailorbird/domain/content';
import { createInstance } from 'i18next';
import type { TextEngine } from './textEngine.ts';

/** i18next, with an instance of its own for each browser tab and each request on the server. */
export const i18nextEngine = (): TextEngine => {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    fallbackLng: false,
    initAsync: false,
    resources: {},
    // React escapes what it shows.
    interpolation: { escapeValue: false, defaultVariables: ruleFigures },
    returnNull: false,
  });
  return {
    add: (locale, namespace, texts) => {
      i18n.addResourceBundle(locale, namespace, texts);
    },
    has: (locale, namespace) => i18n.hasResourceBundle(locale, namespace),
    say: (locale, namespace, key, values) => i18n.getFixedT(locale, namespace)(key, values ?? {}),
  };
};
