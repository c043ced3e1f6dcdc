import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { definePage } from '../../page.tsx';

const CheckoutPage = (): ReactNode => <h1>{useT('checkout')('title')}</h1>;

export const page = definePage({
  namespaces: ['checkout'],
  meta: ({ translate }) => ({ title: translate('checkout')('title'), form: 'short', description: translate('checkout')('title') }),
  Page: CheckoutPage,
});
