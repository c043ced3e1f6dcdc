import { useLanguageTag } from '../../../platform/texts/useT.ts';

/** Writes a share, 0 to 1, as so many of 100 people; nothing is sure of all, and nothing of none. */
export const useShareOf100 = (): ((share: number) => string) => {
  const languageTag = useLanguageTag();
  return (share) =>
    new Intl.NumberFormat(languageTag).format(Math.min(99, Math.max(1, Math.round(100 * share))));
};
