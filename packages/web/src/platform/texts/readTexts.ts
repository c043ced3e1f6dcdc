import type { ReadTexts } from './texts.ts';

const files = import.meta.glob<{ readonly default: unknown }>('../../../locales/*/*.json');

/** Texts for the browser: each file of each language is a download of its own (I18N-04). */
export const readTexts: ReadTexts = async (locale, namespace) => {
  const read = files[`../../../locales/${locale}/${namespace}.json`];
  if (!read) throw new Error(`Missing texts ${locale}/${namespace}`);
  return (await read()).default;
};
