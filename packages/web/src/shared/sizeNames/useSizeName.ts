import { useCallback } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { sizeName } from './sizeName.ts';

/** Returns a function that translates size names. Needs the sizing texts. */
export const useSizeName = (): ((title: string) => string) => {
  const t = useT('sizing');
  const languageTag = useLanguageTag();
  return useCallback((title) => sizeName(title, t, languageTag), [t, languageTag]);
};
