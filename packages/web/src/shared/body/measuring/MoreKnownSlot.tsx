import { lazyPart } from '../../../platform/hydration/lazyPart.tsx';
import type { MoreKnownProps } from './MoreKnown.tsx';

/** If it cannot load, it shows nothing. */
export const MoreKnownSlot = lazyPart<MoreKnownProps>(
  () => import('./MoreKnown.tsx'),
  ['ownMeasures'],
  () => null,
);
