import type { ReactNode } from 'react';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import styles from './LateReviews.module.css';
import { reviewSlider } from './reviewLayout.ts';

const ReviewSlider = lazyPart<{ readonly of: string | null }>(
  () => import('./ReviewSlider.tsx'),
  ['reviews'],
);

/**
 * The review slider, loaded near the viewport (REVIEW-04). Its space is reserved. Reviews of
 * the named garment are first.
 */
export const LateReviews = ({ of = null }: { readonly of?: string | null }): ReactNode => {
  const [place, isNear] = useNearViewport<HTMLElement>(reviewSlider.loadMargin);
  return (
    <section
      ref={place}
      className={styles.place}
      aria-labelledby={isNear ? 'reviews-title' : undefined}
    >
      {isNear && <ReviewSlider of={of} />}
    </section>
  );
};
