import { lazyPart, nothing } from '../../../platform/hydration/lazyPart.tsx';
import type { ProposalsProps } from './Proposals.tsx';

export const ProposalsSlot = lazyPart<ProposalsProps>(
  () => import('./Proposals.tsx'),
  ['sizeProposal', 'fitFeedback', 'sizing'],
  nothing,
);
