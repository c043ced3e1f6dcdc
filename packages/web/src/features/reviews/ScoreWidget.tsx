import { formatReviewCount, type ReviewScore } from '@tailorbird/domain/reviews';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ReviewStore } from './reviewStore.ts';
import styles from './ScoreWidget.module.css';
import { Stars } from './Stars.tsx';

type ScoreVariant = 'compact' | 'detailed';

/** `compact` is one line; `detailed` has a large number. */
export const Score = ({
  score,
  variant,
}: {
  readonly score: ReviewScore;
  readonly variant: ScoreVariant;
}): ReactNode => {
  const t = useT('reviews');
  const format = new Intl.NumberFormat(useLanguageTag(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const number = format.format(score.trustScore);
  return (
    <>
      {variant === 'detailed' && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <Stars score={score.trustScore} alt={t('scored', { score: number })} />
      <span className={styles.text}>
        {variant === 'compact' && (
          <strong className={styles.strong} aria-hidden="true">
            {t('score', { score: number })}
          </strong>
        )}{' '}
        {score.isSample
          ? t('sample', {
              count: score.reviewCount,
              number: formatReviewCount(score.reviewCount),
            })
          : t('basis', { count: formatReviewCount(score.reviewCount) })}
      </span>
    </>
  );
};

type ScoreWidgetProps = { readonly store: ReviewStore | null; readonly variant: ScoreVariant };

/**
 * The shop's score with a link to all reviews: at the review service or on the shop's own page
 * (REVIEW-07). Without a score only the link.
 */
export const ScoreWidget = observer(function ScoreWidget({
  store,
  variant,
}: ScoreWidgetProps): ReactNode {
  const t = useT('reviews');
  const score = store?.score ?? null;
  const isWaiting =
    store === null || store.scoreLoading === 'init' || store.scoreLoading === 'loading';
  const rated = (
    <>
      {score && <Score score={score} variant={variant} />}
      {isWaiting && <span className={styles.waiting} aria-hidden="true" />}
    </>
  );
  const shared = {
    className: styles.score,
    'data-variant': variant,
    'aria-busy': isWaiting || undefined,
  };
  if (!score?.page)
    return (
      <LocalLink to="/reviews" {...shared}>
        {rated}
        <span className={styles.service}>{t('page')}</span>
      </LocalLink>
    );
  return (
    <a href={score.page} target="_blank" rel="noopener" {...shared}>
      {rated}
      <span className={styles.service}>
        {t('service')}
        <Icon name="external" size={14} />
        <VisuallyHidden>({t('newWindow')})</VisuallyHidden>
      </span>
    </a>
  );
});
