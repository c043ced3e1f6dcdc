import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart, nothing } from '../parts/lazyPart.tsx';
import { PreferencesT } from '../ports/ports.ts';
import { useService } from '../services/useService.ts';
import { useIsAttended } from './attention.ts';
import type { HeartProps } from './Heart.tsx';

const Heart = lazyPart(() => import('./Heart.tsx'), ['favorites'], nothing);

/** The place of a heart. It comes when the page is used, and at once where this browser keeps favorites. */
export const HeartSlot = (props: HeartProps): ReactNode => {
  const preferences = useService(PreferencesT);
  const isAttended = useIsAttended();
  const [hasSome, setHasSome] = useState(false);
  useEffect(() => setHasSome(preferences.read('favorites') !== null), [preferences]);
  return (isAttended || hasSome) && <Heart {...props} />;
};
