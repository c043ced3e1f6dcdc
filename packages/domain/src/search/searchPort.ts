import type { Result } from '../kernel/index.ts';

/** A search result. `path` has no language prefix. */
export type FoundPlace = {
  readonly kind: 'group' | 'note' | 'page';
  readonly path: string;
  readonly title: string;
  readonly text: string;
};
export type FoundProduct = {
  readonly slug: string;
  readonly variantId: string;
  readonly imagePath: string;
  readonly title: string;
  readonly subtitle: string;
};

export type Found = {
  readonly products: readonly FoundProduct[];
  readonly places: readonly FoundPlace[];
  /** A corrected query if nothing was found. */
  readonly suggestion: string | null;
};

/** Port: searches garments, headings, notes and pages in the reader's language. */
export type Search = {
  readonly find: (text: string) => Promise<Result<Found, { readonly kind: 'unreachable' }>>;
};
