import type { Result } from '../kernel/index.ts';

/** A place of the shop that was found. `path` is without language prefix. */
export type FoundPlace = {
  readonly kind: 'group' | 'note' | 'page';
  readonly path: string;
  readonly title: string;
  readonly text: string;
};
export type FoundProduct = {
  readonly slug: string;
  readonly variantId: string;
  readonly title: string;
  readonly subtitle: string;
};

/** What was found for a text, each list best first. */
export type Found = {
  readonly products: readonly FoundProduct[];
  readonly places: readonly FoundPlace[];
  /** What may have been meant, when nothing was found for the text as it is. */
  readonly suggestion: string | null;
};

/** Port: finds garments, headings, notes and pages by words in the reader's language. */
export type Search = {
  readonly find: (text: string) => Promise<Result<Found, { readonly kind: 'unreachable' }>>;
};
