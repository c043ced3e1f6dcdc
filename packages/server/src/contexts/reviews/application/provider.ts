import type { WireReview, WireReviewInfo } from '@tailorbird/contract/reviews';
import { Unavailable } from '../../../platform/runtime/unavailable.ts';

/** A review with the slug of its garment, if known. */
export type ProvidedReview = Omit<WireReview, 'garment'> & { readonly garment: string | null };

export class ReviewsAway extends Unavailable {
  override readonly detail = 'The reviews cannot be loaded at the moment. Try again later.';
  override readonly code = 'reviews-away';
}

/** Port: the review service. Rejects with `ReviewsAway` without a usable response. */
export type ReviewProvider = {
  readonly info: () => Promise<WireReviewInfo>;
  /** Newest first. `stars` such as `3,4,5`; null for all. */
  readonly reviews: (query: {
    readonly stars: readonly number[] | null;
    readonly language: string | null;
  }) => Promise<readonly ProvidedReview[]>;
};

export type WithReviews = { readonly reviews: ReviewProvider };
