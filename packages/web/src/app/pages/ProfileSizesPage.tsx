import { ProfileFrame } from '../../features/account/ProfileFrame.tsx';
import { SavedSizes } from '../../features/sizing/saved/SavedSizes.tsx';
import { definePage } from '../../platform/navigation/page.tsx';

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
      <SavedSizes />
    </ProfileFrame>
  ),
});
