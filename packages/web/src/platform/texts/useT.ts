import { type Locale, languageTags } from '@tailorbird/domain/kernel';
import { createContext, useContext, useMemo } from 'react';
import { useService } from '../services/useService.ts';
import { TextsT } from './textStore.ts';
import type { Namespace, Translate } from './texts.ts';

/** The language of the page, which its address decides. */
export const LocaleContext = createContext<Locale>('en');

export const useLocale = (): Locale => useContext(LocaleContext);

/** The tag numbers and dates are written by. */
export const useLanguageTag = (): (typeof languageTags)[Locale] => languageTags[useLocale()];

/**
 * The texts of one context in the language of the page: `const t = useT('basket'); t('title')`. The page, panel or part it is used in names the
 * namespace among its own, so that the texts are there when it renders.
 */
export const useT = <N extends Namespace>(namespace: N): Translate<N> => {
  const texts = useService(TextsT);
  const locale = useLocale();
  return useMemo(() => texts.translate(locale, namespace), [texts, locale, namespace]);
};
