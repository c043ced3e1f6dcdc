import type { ReadTexts } from './texts.ts';

const files = import.meta.glob<{ readonly default: unknown }>('../../../locales/*/*.json');

/** Loads one file per namespace and language (I18N-04). */
export const readTexts: ReadTexts = async (locale, namespace) => {
  const read = files[`../../../locales/${locale}/${namespace}.json`];
  if (!read) throw new Error(`Missing texts ${locale}/${namespace}`);
  return (await read()).default;
};
