import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import type { ProposalsProps } from './Proposals.tsx';

/** What follows for sizes from how garments fit. It arrives when somebody has said so. */
export const ProposalsSlot = lazyPart<ProposalsProps>(
  () => import('./Proposals.tsx'),
  ['sizeProposal', 'fitFeedback', 'sizing'],
);
