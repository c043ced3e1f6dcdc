import type { Locale } from '@tailorbird/domain/kernel';
import type { PageHead } from './pageHead.ts';

/**
 * Updates the document head. Its code loads with the first change, because the first page
 * includes its head.
 */
export const changeHead = (
  headOf: (heads: typeof import('./pageHead.ts')) => PageHead,
  locale: Locale,
): void => {
  import('./pageHead.ts').then(
    (heads) => heads.applyPageHead(headOf(heads), locale),
    // A failed update of the head must not fail the page.
    () => {},
  );
};
