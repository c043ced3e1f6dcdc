import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import type { LearnedProps } from './Learned.tsx';

/** The customer's feedback results; renders nothing if they cannot be loaded. */
export const LearnedSlot = lazyPart<LearnedProps>(
  () => import('./Learned.tsx'),
  ['sizeProposal', 'fitFeedback'],
  () => null,
);
