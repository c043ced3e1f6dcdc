import { isReviewCut, type Review, reviewDate, reviewText } from '@tailorbird/domain/reviews';
import { type ReactNode, useId, useState } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import styles from './ReviewText.module.css';
import { Stars } from './Stars.tsx';

type ReviewTextProps = {
  readonly review: Review /** The page of all reviews shows full texts. */;
  readonly isWhole?: boolean;
};

/** A review; a long one is shortened until it is expanded (REVIEW-13, REVIEW-14). */
export const ReviewText = ({ review, isWhole: isWritten = false }: ReviewTextProps): ReactNode => {
  const t = useT('reviews');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWritten && isReviewCut(review.text);
  return (
    <article className={styles.review} aria-labelledby={`${id}-title`}>
      <Stars
        score={review.stars}
        alt={t('stars', { count: review.stars })}
        className={styles.stars}
      />
      <h3 id={`${id}-title`} className={styles.title}>
        {review.title}
      </h3>
      <p id={`${id}-text`} className={styles.text}>
        {isCut && !isWhole ? `${reviewText(review.text).trimEnd()}…` : review.text}
      </p>
      {isCut && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={`${id}-text`}
          aria-describedby={`${id}-title`}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'less' : 'more')}
        </button>
      )}
      {review.garment && (
        <p className={styles.about}>
          <LocalLink to={`/product/${review.garment.slug}`} className={styles.garment}>
            {t('about', { garment: review.garment.title })}
          </LocalLink>
        </p>
      )}
      <p className={styles.by}>
        {review.consumerName}
        <time dateTime={review.createdAt.slice(0, 10)}>{reviewDate(review.createdAt)}</time>
      </p>
    </article>
  );
};

export const ReviewPlaceholder = (): ReactNode => (
  <div className={styles.review} aria-hidden="true" data-testid="review-placeholder">
    <span className={styles.line} data-length="stars" />
    <span className={styles.line} data-length="title" />
    <span className={styles.line} />
    <span className={styles.line} />
    <span className={styles.line} data-length="by" />
  </div>
);
