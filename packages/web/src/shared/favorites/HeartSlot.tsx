import type { ReactNode } from 'react';
import { useIsAttended } from '../../platform/hydration/attention.ts';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useIsStored } from '../preferences/useIsStored.ts';
import type { HeartProps } from './Heart.tsx';

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
