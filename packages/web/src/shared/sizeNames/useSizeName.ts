import { useCallback } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { sizeName } from './sizeName.ts';

/** What sizes are called in the reader's words. Needs the texts of sizing. */
export const useSizeName = (): ((title: string) => string) => {
  const t = useT('sizing');
  const languageTag = useLanguageTag();
  return useCallback((title) => sizeName(title, t, languageTag), [t, languageTag]);
};
