import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { definePage } from '../../page.tsx';

const OrdersPage = (): ReactNode => <h1>{useT('orders')('title')}</h1>;

export const page = definePage({
  namespaces: ['orders'],
  meta: ({ translate }) => ({ title: translate('orders')('title'), form: 'short', description: translate('orders')('title') }),
  Page: OrdersPage,
});
