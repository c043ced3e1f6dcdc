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
  /** Whole stars, 1 … 5. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly consumerName: string;
  /** What it is about; null where nobody knows. */
  readonly garment: { readonly slug: string; readonly title: string } | null;
};

/** Numbers of reviews with five stars, four, three, two and one. */
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
  /** How many have five stars, four … one; null where the service does not say. */
  readonly byStars: StarCounts | null;
  /** Where the service shows them all; null where the shop does. */
  readonly page: string | null;
  /** Nobody said it: a shop that is tried shows reviews that were written for it. */
  readonly isSample: boolean;
};

/** Reviews with those of a garment first; each group stays in its order. */
export const ownReviewsFirst = (
  reviews: readonly Review[],
  slug: string | null,
): readonly Review[] => [
  ...reviews.filter(({ garment }) => garment !== null && garment.slug === slug),
  ...reviews.filter(({ garment }) => garment === null || garment.slug !== slug),
];

/** REVIEW-17: the stars of a score, by the highest score of each band; from 4.7 on, five. */
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

/** REVIEW-13: 180 characters, counted as people see them. */
export const maximumReviewText = 180;
export const reviewText = (text: string): string => [...text].slice(0, maximumReviewText).join('');

/** Whether a review is longer than what is shown of it. */
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

/** `stars` is a list such as `3,4,5`; null is for all there are. */
export type ReviewQuery = { readonly stars: string | null; readonly language: string };

/** REVIEW-15, API-77: three to five stars; in Danish for Denmark, else in the language of the page. */
export const reviewQuery = (visitor: {
  readonly countryCode: string | null;
  readonly locale: Locale;
}): ReviewQuery & { readonly stars: '3,4,5' } => ({
  stars: '3,4,5',
  language: visitor.countryCode === 'DK' ? 'da' : visitor.locale,
});

/** What the page of all reviews asks for: none is left out for what it says, and it is the same page for everybody (REVIEW-07). */
export const allReviewsQuery = (locale: Locale): ReviewQuery => ({ stars: null, language: locale });

/** What part each number of stars has in all reviews, from five to one: 0 … 1, 0 where there are none. */
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

/** How far the loading of reviews is, as their widgets tell it: what is loaded stays loaded while it is asked for again, and when that fails. */
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

/** REVIEW-11: reviews that do not come are asked for once more at once; after that, when somebody asks. */
export const reviewRetries: RetryPolicy = { limit: 1, intervalMs: 0 };

/** REVIEW-12: the overall score is fetched once, by whichever widget asks first; also when that failed. */
export const mayFetchScore = (state: ReviewLoading): boolean => state === 'init';

/** Port: reviews of the shop, from the service that collects them. */
export type Reviews = {
  readonly score: () => Promise<Result<ReviewScore, { readonly kind: 'unreachable' }>>;
  readonly latest: (
    query: ReviewQuery,
  ) => Promise<Result<readonly Review[], { readonly kind: 'unreachable' }>>;
};
