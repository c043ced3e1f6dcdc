import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useNear } from '../../ui/useNear.ts';
import { useIsStored } from '../preferences/useIsStored.ts';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const RecentlyViewed = lazyPart(() => import('./RecentlyViewed.tsx'), ['favorites'], nothing);

/**
 * Placeholder of the recently viewed designs. Loads near the viewport if the browser has stored
 * any.
 */
export const RecentlyViewedSlot = (props: RecentlyViewedProps): ReactNode => {
  const [place, isNear] = useNear<HTMLDivElement>(400);
  const hasSome = useIsStored('viewedDesigns', isNear);
  return <div ref={place}>{hasSome && <RecentlyViewed {...props} />}</div>;
};
