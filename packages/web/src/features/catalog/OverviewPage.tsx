import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { definePage } from '../../page.tsx';

const OverviewPage = (): ReactNode => <h1>{useT('catalog')('title')}</h1>;

export const page = definePage({
  namespaces: ['catalog'],
  meta: ({ translate }) => ({ title: translate('catalog')('title'), form: 'short', description: translate('catalog')('title') }),
  Page: OverviewPage,
});
