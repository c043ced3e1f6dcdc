import type { ReactNode } from 'react';
import { ProfileFrame } from '../../features/account/ProfileFrame.tsx';
import { ProposalsSlot } from '../../features/orders/proposal/ProposalsSlot.tsx';
import { SavedSizes } from '../../features/sizing/saved/SavedSizes.tsx';
import { SizesChangesT } from '../../features/sizing/saved/sizesChanges.ts';
import { definePage } from '../../platform/navigation/page.tsx';
import { useService } from '../../platform/services/useService.ts';

/** What follows for the customer's sizes from how garments fit, above them. Where nothing follows, or nobody knows, the sizes are there alone. */
const Proposals = (): ReactNode => {
  const changes = useService(SizesChangesT);
  return <ProposalsSlot of={null} onApplied={() => changes.tell()} />;
};

/** The sizes of a customer, within their profile (ROUTE-24). */
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
      <SavedSizes proposals={<Proposals />} />
    </ProfileFrame>
  ),
});
