export { latestNotesOrNone, noteDate, notesWithTag } from './notes.ts';
export type { Content, HomeContent, Note, Page } from './page.ts';
export {
  formatReviewCount,
  isReviewCut,
  maximumReviewText,
  mayFetchScore,
  type Review,
  type ReviewLoading,
  type ReviewLoadingEvent,
  type ReviewScore,
  type Reviews,
  reduceReviewLoading,
  reviewDate,
  reviewPlaceholders,
  reviewQuery,
  reviewRetryCount,
  reviewSlider,
  reviewText,
  starImageOf,
  starsOf,
} from './reviews.ts';
export { type LaunchMonth, launchMonthOf, launchMonths, seasonalBanner } from './season.ts';
