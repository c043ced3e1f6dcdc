import { type Locale, languageTags } from '@tailorbird/domain/kernel';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useService } from '../services/useService.ts';
import { TextsT } from './textStore.ts';
import type { Namespace, Translate } from './texts.ts';

/** Language of the page, from its address. */
export const LocaleContext = createContext<Locale>('en');

export const useLocale = (): Locale => useContext(LocaleContext);

export const useLanguageTag = (): (typeof languageTags)[Locale] => languageTags[useLocale()];

/**
 * The texts of a namespace in the language of the page: `const t = useT('basket'); t('title')`. The
 * page, panel or part lists the namespace among its own, so the texts are loaded when it renders.
 */
export const useT = <N extends Namespace>(namespace: N): Translate<N> => {
  const { i18n } = useService(TextsT);
  const lng = useLocale();
  const { t } = useTranslation(
    namespace as string,
    useMemo(() => ({ i18n, lng }), [i18n, lng]),
  );
  return t as unknown as Translate<N>;
};
