import { formatReviewCount } from '@tailorbird/domain/reviews';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { reviewsAddress } from '../../platform/site/reviewsAddress.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ReviewStore } from './reviewStore.ts';
import styles from './ScoreWidget.module.css';
import { Stars } from './Stars.tsx';

type ScoreWidgetProps = {
  readonly store: ReviewStore | null;
  /** One line, or a block with the number large. */
  readonly variant: 'compact' | 'detailed';
};

/** How the shop is rated, with the way to the service that collects the ratings (REVIEW-07). Without a score it is the way there alone. */
export const ScoreWidget = observer(function ScoreWidget({ store, variant }: ScoreWidgetProps): ReactNode {
  const t = useT('reviews');
  const number = new Intl.NumberFormat(useLanguageTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const score = store?.score ?? null;
  // Nobody rates a shop that is tried: there is nowhere to read on.
  if (score?.isSample)
    return (
      <p className={styles.score} data-variant={variant}>
        <Stars score={score.trustScore} alt={t('scored', { score: number.format(score.trustScore) })} />
        <span className={styles.text}>{t('sample', { count: score.reviewCount })}</span>
      </p>
    );
  const isWaiting = store === null || store.scoreLoading === 'init' || store.scoreLoading === 'loading';
  return (
    <a
      href={reviewsAddress}
      target="_blank"
      rel="noopener"
      className={styles.score}
      data-variant={variant}
      aria-busy={isWaiting || undefined}
    >
      {score && (
        <>
          {variant === 'detailed' && (
            <span className={styles.number} aria-hidden="true">
              {number.format(score.trustScore)}
            </span>
          )}
          <Stars score={score.trustScore} alt={t('scored', { score: number.format(score.trustScore) })} />
          <span className={styles.text}>
            {variant === 'compact' && (
              <strong className={styles.strong} aria-hidden="true">
                {t('score', { score: number.format(score.trustScore) })}
              </strong>
            )}{' '}
            {t('basis', { count: formatReviewCount(score.reviewCount) })}
          </span>
        </>
      )}
      {isWaiting && <span className={styles.waiting} aria-hidden="true" />}
      <span className={styles.service}>
        {t('service')}
        <Icon name="external" size={14} />
        <VisuallyHidden>({t('newWindow')})</VisuallyHidden>
      </span>
    </a>
  );
});
