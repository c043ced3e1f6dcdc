import { ProfileFrame } from '../../features/account/ProfileFrame.tsx';
import { OrderList } from '../../features/orders/OrderList.tsx';
import { definePage } from '../../platform/navigation/page.ts';

export const page = definePage({
  namespaces: ['account', 'orders', 'basket'],
  meta: ({ translate }) => ({
    title: translate('orders')('metaTitle'),
    form: 'short',
    description: translate('orders')('metaDescription'),
    noindex: true,
  }),
  Page: () => (
    <ProfileFrame>
      <OrderList />
    </ProfileFrame>
  ),
});
