import type { WireReview, WireReviewInfo } from '@tailorbird/contract/reviews';
import { Unavailable } from '../../../platform/runtime/unavailable.ts';

/** A review as it was collected, with the slug of the garment it is about where that is known. */
export type ProvidedReview = Omit<WireReview, 'garment'> & { readonly garment: string | null };

/** The review service does not answer, or its answer cannot be read. */
export class ReviewsAway extends Unavailable {
  override readonly detail = 'The reviews cannot be loaded at the moment. Try again later.';
  override readonly code = 'reviews-away';
}

/** Port: the service that collects what customers say of the shop. Rejects with `ReviewsAway` when it has no usable answer. */
export type ReviewProvider = {
  readonly info: () => Promise<WireReviewInfo>;
  /** Newest first. `stars` such as `3,4,5`; all when null. */
  readonly reviews: (query: {
    readonly stars: readonly number[] | null;
    readonly language: string | null;
  }) => Promise<readonly ProvidedReview[]>;
};

export type WithReviews = { readonly reviews: ReviewProvider };
