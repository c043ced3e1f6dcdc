import type { Locale } from '@tailorbird/domain/kernel';
import {
  mayFetchScore,
  type Review,
  type ReviewLoading,
  type ReviewLoadingEvent,
  type ReviewScore,
  type Reviews,
  reduceReviewLoading,
  reviewQuery,
} from '@tailorbird/domain/reviews';
import { makeAutoObservable, runInAction } from 'mobx';
import type { VisitStore } from '../../platform/visit/visitStore.ts';

type ReviewStoreParts = { readonly reviews: Reviews; readonly visit: Pick<VisitStore, 'countryCode'> };

/** What customers say, for every widget of a tab: the score is asked for once, the reviews once in each language (REVIEW-10 … REVIEW-12). */
export class ReviewStore {
  score: ReviewScore | null = null;
  scoreLoading: ReviewLoading = 'init';
  latest: readonly Review[] = [];
  loading: ReviewLoading = 'init';
  #language: string | null = null;
  readonly #reviews: Reviews;
  readonly #visit: Pick<VisitStore, 'countryCode'>;

  constructor({ reviews, visit }: ReviewStoreParts) {
    this.#reviews = reviews;
    this.#visit = visit;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The language reviews are asked for in, for a page in `locale` (API-77). */
  languageFor(locale: Locale): string {
    return reviewQuery({ countryCode: this.#visit.countryCode, locale }).language;
  }

  /** Brings in what is not here yet; a failure stays until somebody tries again. */
  async show(locale: Locale): Promise<void> {
    await Promise.all([this.#loadScore(), this.languageFor(locale) === this.#language ? undefined : this.#load(locale)]);
  }

  /** REVIEW-11: somebody asks for it again. */
  async retry(locale: Locale): Promise<void> {
    await this.#load(locale);
  }

  async #loadScore(): Promise<void> {
    if (!mayFetchScore(this.scoreLoading)) return;
    this.scoreLoading = reduceReviewLoading(this.scoreLoading, 'requested');
    const answer = await this.#reviews.score();
    runInAction(() => {
      if (answer.ok) this.score = answer.value;
      this.scoreLoading = reduceReviewLoading(this.scoreLoading, answer.ok ? 'loaded' : 'failed');
    });
  }

  async #load(locale: Locale): Promise<void> {
    const query = reviewQuery({ countryCode: this.#visit.countryCode, locale });
    // Reviews in another language are another list.
    if (query.language !== this.#language) this.#startOver(query.language);
    if (this.loading !== 'init' && this.loading !== 'error') return;
    this.#move('requested');
    const answer = await this.#reviews.latest(query);
    runInAction(() => {
      if (query.language !== this.#language) return;
      if (answer.ok) this.latest = answer.value;
      this.#move(answer.ok ? 'loaded' : 'failed');
    });
  }

  #startOver(language: string): void {
    this.#language = language;
    this.latest = [];
    this.loading = 'init';
  }

  #move(event: ReviewLoadingEvent): void {
    this.loading = reduceReviewLoading(this.loading, event);
  }
}
