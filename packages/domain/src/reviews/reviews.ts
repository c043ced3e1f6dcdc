import {
  type LoadState,
  type Locale,
  type Result,
  type RetryPolicy,
  unreachable,
} from '../kernel/index.ts';

/** REVIEW-08. Instants are ISO 8601. */
export type Review = {
  readonly id: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly consumerName: string;
  readonly garment: { readonly slug: string; readonly title: string } | null;
};

/** The number of reviews with five, four, three, two and one stars. */
export type StarCounts = readonly [
  five: number,
  four: number,
  three: number,
  two: number,
  one: number,
];

/** REVIEW-09. */
export type ReviewScore = {
  readonly stars: number;
  readonly trustScore: number;
  readonly reviewCount: number;
  readonly byStars: StarCounts | null;
  /** The service's page of all reviews; null if the shop shows them. */
  readonly page: string | null;
  readonly isSample: boolean;
};

/** Sorts reviews of a garment first; the order within both groups stays. */
export const ownReviewsFirst = (
  reviews: readonly Review[],
  slug: string | null,
): readonly Review[] => [
  ...reviews.filter(({ garment }) => garment !== null && garment.slug === slug),
  ...reviews.filter(({ garment }) => garment === null || garment.slug !== slug),
];

/** REVIEW-17: stars by upper bound of each score band; five from 4.7. */
const bands: readonly (readonly [upTo: number, stars: number])[] = [
  [0.99, 0],
  [1.2, 1],
  [1.7, 1.5],
  [2.2, 2],
  [2.7, 2.5],
  [3.2, 3],
  [3.7, 3.5],
  [4.2, 4],
];
export const starsOf = (trustScore: number): number => {
  if (trustScore >= 4.7) return 5;
  return bands.find(([upTo]) => trustScore <= upTo)?.[1] ?? 4.5;
};
export const starImageOf = (trustScore: number): string => `stars-${starsOf(trustScore)}`;

/** REVIEW-13: 180 characters, counted as code points. */
export const maximumReviewText = 180;
export const reviewText = (text: string): string => [...text].slice(0, maximumReviewText).join('');

export const isReviewCut = (text: string): boolean => [...text].length > maximumReviewText;

/** REVIEW-14: `05/11/2025`, by the day in UTC. */
export const reviewDate = (instant: string): string =>
  instant.slice(0, 10).split('-').reverse().join('/');

/** REVIEW-16: `12,34,567`, in every language. */
export const formatReviewCount = (count: number): string => {
  const digits = String(Math.trunc(count));
  const head = digits.slice(0, -3);
  return head === '' ? digits : `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${digits.slice(-3)}`;
};

/** `stars` is a list such as `3,4,5`; null means all. */
export type ReviewQuery = { readonly stars: string | null; readonly language: string };

/** REVIEW-15, API-77: three to five stars; Danish for Denmark, otherwise the page's language. */
export const reviewQuery = (visitor: {
  readonly countryCode: string | null;
  readonly locale: Locale;
}): ReviewQuery & { readonly stars: '3,4,5' } => ({
  stars: '3,4,5',
  language: visitor.countryCode === 'DK' ? 'da' : visitor.locale,
});

/** The query of the page of all reviews: unfiltered and the same for everybody (REVIEW-07). */
export const allReviewsQuery = (locale: Locale): ReviewQuery => ({ stars: null, language: locale });

/** The share of each number of stars, from five to one: 0 … 1. */
export const starShares = (
  counts: StarCounts,
): readonly { readonly stars: number; readonly count: number; readonly share: number }[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, place) => ({
    stars: 5 - place,
    count,
    share: total === 0 ? 0 : count / total,
  }));
};

/** REVIEW-10. */
export type ReviewLoading = 'init' | 'loading' | 'success' | 'error';

/**
 * The loading state for review widgets: loaded reviews stay while reloading and when that
 * fails.
 */
export const reviewLoadingOf = (state: LoadState<unknown>): ReviewLoading => {
  switch (state.status) {
    case 'initial':
      return 'init';
    case 'validating':
      return 'loading';
    case 'error':
      return 'error';
    case 'success':
    case 'revalidating':
    case 'stale-if-error':
      return 'success';
    default:
      return unreachable(state);
  }
};

/** REVIEW-11: a failed request is repeated once at once; then only on demand. */
export const reviewRetries: RetryPolicy = { limit: 1, intervalMs: 0 };

/** REVIEW-12: the overall score is requested once, by the first widget, also if that fails. */
export const mayFetchScore = (state: ReviewLoading): boolean => state === 'init';

export type Reviews = {
  readonly score: () => Promise<Result<ReviewScore, { readonly kind: 'unreachable' }>>;
  readonly latest: (
    query: ReviewQuery,
  ) => Promise<Result<readonly Review[], { readonly kind: 'unreachable' }>>;
};
