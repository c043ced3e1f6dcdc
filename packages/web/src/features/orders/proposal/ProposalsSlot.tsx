import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import type { ProposalsProps } from './Proposals.tsx';

/** Size proposals; load after feedback. */
export const ProposalsSlot = lazyPart<ProposalsProps>(
  () => import('./Proposals.tsx'),
  ['sizeProposal', 'fitFeedback', 'sizing'],
);
