import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ReviewsPanel.module.css';
import { ReviewPlaceholder, ReviewText } from './ReviewText.tsx';
import { reviewPlaceholders } from './reviewLayout.ts';
import type { ReviewStore } from './reviewStore.ts';
import { ReviewStoreT } from './reviewStore.ts';
import { ScoreWidget } from './ScoreWidget.tsx';

const Latest = observer(function Latest({
  store,
}: {
  readonly store: ReviewStore | null;
}): ReactNode {
  const t = useT('reviews');
  const shell = useT('shell');
  const locale = useLocale();
  if (store?.loading === 'error') {
    return (
      <ErrorBox
        message={t('failed')}
        retryLabel={shell('tryAgain')}
        onRetry={() => void store.retry(locale)}
      />
    );
  }
  if (store?.loading === 'success') {
    if (store.latest.length === 0) return <p>{t('none')}</p>;
    return (
      <ul className={styles.list} aria-label={t('label')}>
        {store.latest.map((review) => (
          <li key={review.id}>
            <ReviewText review={review} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.list}>
      <VisuallyHidden>{shell('loading')}</VisuallyHidden>
      {Array.from({ length: reviewPlaceholders.panel }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are equal and never move.
        <ReviewPlaceholder key={index} />
      ))}
    </div>
  );
});

const ReviewsPanel = observer(function ReviewsPanel(): ReactNode {
  const store = useService(ReviewStoreT);
  const locale = useLocale();
  const language = store?.languageFor(locale);
  useEffect(() => {
    if (language !== undefined) void store?.show(locale);
  }, [store, locale, language]);
  return (
    <div className={styles.panel}>
      <ScoreWidget store={store} variant="compact" />
      <Latest store={store} />
    </div>
  );
});

export default ReviewsPanel;
