import type { ReactNode } from 'react';
import { useIsAttended } from '../../platform/hydration/attention.ts';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import { useIsStored } from '../preferences/useIsStored.ts';
import type { HeartProps } from './Heart.tsx';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const Heart = lazyPart(() => import('./Heart.tsx'), ['favorites'], nothing);

/**
 * Placeholder of the heart. Loads on the first interaction, or at once if the browser has
 * stored favorites.
 */
export const HeartSlot = (props: HeartProps): ReactNode => {
  const isAttended = useIsAttended();
  const hasSome = useIsStored('favorites');
  return (isAttended || hasSome) && <Heart {...props} />;
};

const RecentlyViewed = lazyPart(() => import('./RecentlyViewed.tsx'), ['favorites'], nothing);

/**
 * Placeholder of the recently viewed designs. Loads near the viewport if the browser has stored
 * any.
 */
export const RecentlyViewedSlot = (props: RecentlyViewedProps): ReactNode => {
  const [place, isNear] = useNearViewport<HTMLDivElement>(400);
  const hasSome = useIsStored('viewedDesigns', isNear);
  return <div ref={place}>{hasSome && <RecentlyViewed {...props} />}</div>;
};
