import type { ReactNode } from 'react';
import { lazyPart } from '../../platform/parts/lazyPart.tsx';
import { useNear } from '../../ui/useNear.ts';
import styles from './LateReviews.module.css';
import { reviewSlider } from './reviewLayout.ts';

const ReviewSlider = lazyPart<{ readonly of: string | null }>(
  () => import('./ReviewSlider.tsx'),
  ['reviews'],
);

/** The slider of reviews, which is brought in when a visitor comes near it (REVIEW-04). Its place is kept. Those of a garment come first where one is named. */
export const LateReviews = ({ of = null }: { readonly of?: string | null }): ReactNode => {
  const [place, isNear] = useNear<HTMLElement>(reviewSlider.loadMargin);
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
