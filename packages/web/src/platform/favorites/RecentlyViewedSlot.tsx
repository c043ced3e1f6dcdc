import { type ReactNode, useEffect, useState } from 'react';
import { useNear } from '../../ui/useNear.ts';
import { lazyPart, nothing } from '../parts/lazyPart.tsx';
import { PreferencesT } from '../ports/ports.ts';
import { useService } from '../services/useService.ts';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const RecentlyViewed = lazyPart(() => import('./RecentlyViewed.tsx'), ['favorites'], nothing);

/** The place of what was looked at last: it comes when its place is near the screen, and where this browser remembers something. */
export const RecentlyViewedSlot = (props: RecentlyViewedProps): ReactNode => {
  const preferences = useService(PreferencesT);
  const [place, isNear] = useNear<HTMLDivElement>(400);
  const [hasSome, setHasSome] = useState(false);
  useEffect(() => {
    if (isNear) setHasSome(preferences.read('viewedDesigns') !== null);
  }, [isNear, preferences]);
  return <div ref={place}>{hasSome && <RecentlyViewed {...props} />}</div>;
};
