import {
  allReviewsQuery,
  type Review,
  type ReviewScore,
  type StarCounts,
  starShares,
} from '@tailorbird/domain/reviews';
import type { ReactNode } from 'react';
import { definePage, type PageLoad, pageFailure } from '../../platform/navigation/page.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ReviewsT } from '../../shared/ports/ports.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ReviewsPage.module.css';
import { ReviewText } from './ReviewText.tsx';
import { Score } from './ScoreWidget.tsx';

type ReviewsData = { readonly score: ReviewScore; readonly reviews: readonly Review[] };

/** An error, so that a page without reviews is not cached; it offers a retry. */
const load = async ({ services, locale }: PageLoad): Promise<ReviewsData> => {
  const port = await services.get(ReviewsT);
  const [score, reviews] = await Promise.all([port.score(), port.latest(allReviewsQuery(locale))]);
  if (!score.ok || !reviews.ok) {
    const texts = services.ready(TextsT);
    await texts.load(locale, ['reviews']);
    throw pageFailure(503, texts.translate(locale, 'reviews')('away'));
  }
  return { score: score.value, reviews: reviews.value };
};

/** Drawn, because the text face has no star. */
const Star = (): ReactNode => (
  <svg className={styles.star} width="13" height="13" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z" />
  </svg>
);

const Distribution = ({ counts }: { readonly counts: StarCounts }): ReactNode => {
  const t = useT('reviews');
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <dl className={styles.distribution}>
      {starShares(counts).map(({ stars, count, share }) => (
        <div key={stars} className={styles.row}>
          <dt>
            <span className={styles.stars} aria-hidden="true">
              {stars} <Star />
            </span>
            <VisuallyHidden>{t('stars', { count: stars })}</VisuallyHidden>
          </dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.part} style={{ width: `${(100 * share).toFixed(1)}%` }} />
            </span>
            <span className={styles.count}>{t('countOf', { count, total })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/**
 * All reviews of the shop and their distribution: the target of the score in a shop without a
 * review service (REVIEW-07).
 */
const ReviewsPage = ({ data: { score, reviews } }: { readonly data: ReviewsData }): ReactNode => {
  const t = useT('reviews');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{t('pageTitle')}</h1>
          <p className={styles.lead}>{t(score.isSample ? 'samplePageLead' : 'pageLead')}</p>
          {!score.isSample && <p className={styles.lead}>{t('checked')}</p>}
          {score.page !== null && (
            <p>
              <a href={score.page} target="_blank" rel="noopener" className={styles.service}>
                {t('service')}
                <Icon name="external" size={14} />
                <VisuallyHidden>({t('newWindow')})</VisuallyHidden>
              </a>
            </p>
          )}
        </div>
        <div className={styles.rating}>
          <p className={styles.score}>
            <Score score={score} variant="detailed" />
          </p>
          {score.byStars && (
            <section aria-labelledby="by-stars">
              <h2 id="by-stars">
                <VisuallyHidden>{t('distribution')}</VisuallyHidden>
              </h2>
              <Distribution counts={score.byStars} />
            </section>
          )}
        </div>
      </header>
      <section aria-labelledby="all-reviews">
        <h2 id="all-reviews" className={styles.title}>
          {t('latest')}
        </h2>
        {reviews.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewText review={review} isWhole />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};

export const page = definePage<ReviewsData>({
  namespaces: ['reviews'],
  load,
  meta: ({ translate }) => ({
    title: translate('reviews')('pageTitle'),
    form: 'short',
    description: translate('reviews')('pageMetaDescription'),
    // Search engines should find reviews at the service; sample reviews not at all.
    noindex: true,
  }),
  Page: ReviewsPage,
});
