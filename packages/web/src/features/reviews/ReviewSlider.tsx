import { ownReviewsFirst } from '@tailorbird/domain/reviews';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { PreparePanelT, usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { carouselNavigation, carouselView } from './carouselNavigation.ts';
import styles from './ReviewSlider.module.css';
import { ReviewPlaceholder, ReviewText } from './ReviewText.tsx';
import { reviewPlaceholders } from './reviewLayout.ts';
import type { ReviewStore } from './reviewStore.ts';
import { ReviewStoreT } from './reviewStore.ts';
import { ScoreWidget } from './ScoreWidget.tsx';

const useStrip = (content: unknown) => {
  const strip = useRef<HTMLUListElement | null>(null);
  const [view, setView] = useState({ atStart: true, atEnd: true });
  const measureView = useCallback(() => {
    const { current } = strip;
    if (current)
      setView(
        carouselView({
          scrolled: current.scrollLeft,
          visible: current.clientWidth,
          whole: current.scrollWidth,
        }),
      );
  }, []);
  useEffect(() => {
    // The content determines the scroll range.
    void content;
    measureView();
    addEventListener('resize', measureView);
    return () => removeEventListener('resize', measureView);
  }, [measureView, content]);
  const move = (slides: number): void => {
    const { current } = strip;
    const [first, second] = current?.children ?? [];
    if (!current || !(first instanceof HTMLElement)) return;
    const step =
      second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
    current.scrollBy({
      left: slides * step,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };
  return { strip, look: measureView, move, navigation: carouselNavigation(view) };
};

const Slides = observer(function Slides({
  store,
  of,
}: {
  readonly store: ReviewStore | null;
  readonly of: string | null;
}): ReactNode {
  const t = useT('reviews');
  const shell = useT('shell');
  const locale = useLocale();
  const isLoaded = store?.loading === 'success';
  const { strip, look: measureView, move, navigation } = useStrip(isLoaded ? store.latest : null);
  if (store?.loading === 'error') {
    return (
      <ErrorBox
        message={t('failed')}
        retryLabel={shell('tryAgain')}
        onRetry={() => void store.retry(locale)}
      />
    );
  }
  if (isLoaded && store.latest.length === 0) return <p>{t('none')}</p>;
  return (
    <div className={styles.slider}>
      {!isLoaded && <VisuallyHidden>{shell('loading')}</VisuallyHidden>}
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={t('label')}
        tabIndex={isLoaded ? 0 : undefined}
        onScroll={measureView}
      >
        {isLoaded
          ? ownReviewsFirst(store.latest, of).map((review) => (
              <li key={review.id} className={styles.slide}>
                <ReviewText review={review} />
              </li>
            ))
          : Array.from({ length: reviewPlaceholders.slider }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are equal and never move.
              <li key={index} className={styles.slide}>
                <ReviewPlaceholder />
              </li>
            ))}
      </ul>
      {isLoaded && navigation !== 'hidden' && (
        <div className={styles.arrows}>
          <IconButton
            icon="left"
            label={t('back')}
            disabled={navigation === 'next'}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="right"
            label={t('next')}
            disabled={navigation === 'back'}
            onClick={() => move(1)}
          />
        </div>
      )}
    </div>
  );
});

const ReviewSlider = observer(function ReviewSlider({
  of,
}: {
  readonly of: string | null;
}): ReactNode {
  const t = useT('reviews');
  const store = useService(ReviewStoreT);
  const locale = useLocale();
  const panels = usePanels();
  const preparePanel = useService(PreparePanelT);
  const language = store?.languageFor(locale);
  useEffect(() => {
    if (language !== undefined) void store?.show(locale);
  }, [store, locale, language]);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id="reviews-title">{t('title')}</h2>
          <p className={styles.lead}>{t(store?.score?.isSample ? 'sampleLead' : 'lead')}</p>
        </div>
        <ScoreWidget store={store} variant="detailed" />
      </header>
      <Slides store={store} of={of} />
      <p className={styles.all}>
        <Button
          look="quiet"
          aria-haspopup="dialog"
          onPointerEnter={() => preparePanel('reviews')}
          onClick={() => panels.show('reviews')}
        >
          {t('all')}
        </Button>
      </p>
    </>
  );
});

export default ReviewSlider;
