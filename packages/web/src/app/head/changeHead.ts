import type { Locale } from '@tailorbird/domain/kernel';
import type { PageHead } from './pageHead.ts';

/** Brings the head of the document up to date. What it takes comes with the first change: the head of the first page came with it. */
export const changeHead = (
  headOf: (heads: typeof import('./pageHead.ts')) => PageHead,
  locale: Locale,
): void => {
  import('./pageHead.ts').then(
    (heads) => heads.applyPageHead(headOf(heads), locale),
    // Without it the page is what counts.
    () => {},
  );
};
