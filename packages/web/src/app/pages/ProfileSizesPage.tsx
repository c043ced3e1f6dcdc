import { type ReactNode, useEffect, useState } from 'react';
import { ProfileFrame } from '../../features/account/ProfileFrame.tsx';
import type { LearnedProps } from '../../features/orders/learned/Learned.tsx';
import { ProposalsSlot } from '../../features/orders/proposal/ProposalsSlot.tsx';
import { SavedSizes } from '../../features/sizing/saved/SavedSizes.tsx';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useService } from '../../platform/services/useService.ts';
import { SizesChangesT } from '../../shared/wearers/sizesChanges.ts';

/** The customer's feedback results; renders nothing if they cannot be loaded. */
const LearnedSlot = lazyPart<LearnedProps>(
  () => import('../../features/orders/learned/Learned.tsx'),
  ['sizeProposal', 'fitFeedback'],
  () => null,
);

/**
 * Saved sizes with suggestions from fit feedback above and its findings below. Without
 * suggestions, or if they fail to load, only the sizes show.
 */
const Sizes = (): ReactNode => {
  const changes = useService(SizesChangesT);
  const [revision, setRevision] = useState(0);
  // Suggestions depend on the current size, so reload them when any size changes.
  useEffect(() => changes.onSizesChanged(() => setRevision((count) => count + 1)), [changes]);
  return (
    <SavedSizes
      proposals={
        <ProposalsSlot of={null} revision={revision} onApplied={() => changes.publish()} />
      }
      learned={<LearnedSlot onForgotten={() => changes.publish()} />}
    />
  );
};

export const page = definePage({
  namespaces: ['account', 'sizes', 'sizing'],
  meta: ({ translate }) => ({
    title: translate('sizes')('metaTitle'),
    form: 'short',
    description: translate('sizes')('metaDescription'),
    noindex: true,
  }),
  Page: () => (
    <ProfileFrame>
      <Sizes />
    </ProfileFrame>
  ),
});
