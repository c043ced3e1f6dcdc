import type { WireReview, WireReviewInfo } from '@tailorbird/contract/reviews';

/** A review as it was collected, with the slug of the garment it is about where that is known. */
export type ProvidedReview = Omit<WireReview, 'garment'> & { readonly garment: string | null };

/** Port: the service that collects what customers say of the shop. Rejects when it does not answer. */
export type ReviewProvider = {
  readonly info: () => Promise<WireReviewInfo>;
  /** Newest first. `stars` such as `3,4,5`; all when null. */
  readonly reviews: (query: {
    readonly stars: readonly number[] | null;
    readonly language: string | null;
  }) => Promise<readonly ProvidedReview[]>;
};

export type WithReviews = { readonly reviews: ReviewProvider };
