import { lazyPart } from '../../../platform/hydration/lazyPart.tsx';
import type { MoreKnownProps } from './MoreKnown.tsx';

/** Optional: if it cannot load, it shows nothing. */
export const MoreKnownSlot = lazyPart<MoreKnownProps>(
  () => import('./MoreKnown.tsx'),
  ['ownMeasures'],
  () => null,
);
