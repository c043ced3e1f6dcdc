import { useLanguageTag } from '../../../platform/texts/useT.ts';

/** Text of a share (0 to 1) as a number out of 100 people; never 100 or 0. */
export const useShareOf100 = (): ((share: number) => string) => {
  const languageTag = useLanguageTag();
  return (share) =>
    new Intl.NumberFormat(languageTag).format(Math.min(99, Math.max(1, Math.round(100 * share))));
};
