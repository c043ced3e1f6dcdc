import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import type { MoreKnownProps } from './MoreKnown.tsx';

/** A size is found without it: where it cannot be loaded there is nothing. */
export const MoreKnownSlot = lazyPart<MoreKnownProps>(
  () => import('./MoreKnown.tsx'),
  ['ownMeasures'],
  () => null,
);
