import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import type { LearnedProps } from './Learned.tsx';

/** What garments told of the customer. A page is whole without it: where it cannot be loaded there is nothing. */
export const LearnedSlot = lazyPart<LearnedProps>(
  () => import('./Learned.tsx'),
  ['sizeProposal', 'fitFeedback'],
  () => null,
);
