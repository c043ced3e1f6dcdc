import type { ReactNode } from 'react';
import { useIsAttended } from '../../platform/parts/attention.ts';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useIsKept } from '../preferences/useIsKept.ts';
import type { HeartProps } from './Heart.tsx';

const Heart = lazyPart(() => import('./Heart.tsx'), ['favorites'], nothing);

/** The place of a heart. It comes when the page is used, and at once where this browser keeps favorites. */
export const HeartSlot = (props: HeartProps): ReactNode => {
  const isAttended = useIsAttended();
  const hasSome = useIsKept('favorites');
  return (isAttended || hasSome) && <Heart {...props} />;
};
