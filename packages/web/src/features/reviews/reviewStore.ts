import type { Locale } from '@tailorbird/domain/kernel';
import {
  mayFetchScore,
  type Review,
  type ReviewLoading,
  type ReviewScore,
  type Reviews,
  reviewLoadingOf,
  reviewQuery,
  reviewRetries,
} from '@tailorbird/domain/reviews';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import { ClockT } from '../../platform/browser/browser.ts';
import { RemoteData } from '../../platform/loading/remoteData.ts';
import { lateStore } from '../../platform/services/token.ts';
import { ReviewsT } from '../../shared/ports/ports.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

type Unreached = { readonly kind: 'unreachable' };
type ReviewStoreNeeds = {
  readonly reviews: Reviews;
  readonly visit: Pick<VisitStore, 'countryCode'>;
  readonly clock: Clock;
};
type InLanguage = {
  readonly language: string;
  readonly data: RemoteData<readonly Review[], Unreached>;
};

/**
 * Reviews for all widgets of a tab: loads the score once and the reviews once per language
 * (REVIEW-10 … REVIEW-12).
 */
export class ReviewStore {
  /** Reviews with their language; each language has its own list. */
  shown: InLanguage | null = null;
  readonly #score: RemoteData<ReviewScore, Unreached>;
  readonly #needs: ReviewStoreNeeds;

  constructor(needs: ReviewStoreNeeds) {
    this.#needs = needs;
    this.#score = new RemoteData({
      ask: needs.reviews.score,
      clock: needs.clock,
      retries: { limit: 0, intervalMs: 0 },
    });
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  get score(): ReviewScore | null {
    return this.#score.content ?? null;
  }

  get scoreLoading(): ReviewLoading {
    return reviewLoadingOf(this.#score.state);
  }

  get latest(): readonly Review[] {
    return this.shown?.data.content ?? [];
  }

  get loading(): ReviewLoading {
    return this.shown ? reviewLoadingOf(this.shown.data.state) : 'init';
  }

  languageFor(locale: Locale): string {
    return this.#queryFor(locale).language;
  }

  /** Loads missing data; a failure stays until a retry. */
  async show(locale: Locale): Promise<void> {
    const { data } = this.#inLanguageOf(locale);
    await Promise.all([
      mayFetchScore(this.scoreLoading) ? this.#score.load() : undefined,
      data.state.status === 'initial' ? data.load() : undefined,
    ]);
  }

  async retry(locale: Locale): Promise<void> {
    const { data } = this.#inLanguageOf(locale);
    if (data.content === undefined) await data.load();
  }

  #queryFor(locale: Locale): ReturnType<typeof reviewQuery> {
    return reviewQuery({ countryCode: this.#needs.visit.countryCode, locale });
  }

  #inLanguageOf(locale: Locale): InLanguage {
    const query = this.#queryFor(locale);
    if (this.shown?.language === query.language) return this.shown;
    const { reviews, clock } = this.#needs;
    const data = new RemoteData({
      ask: () => reviews.latest(query),
      clock,
      retries: reviewRetries,
    });
    this.shown = { language: query.language, data };
    return this.shown;
  }
}

export const ReviewStoreT = lateStore('ReviewStore', {
  scope: 'tab',
  needs: { reviews: ReviewsT, visit: VisitT, clock: ClockT },
  is: ReviewStore,
});
