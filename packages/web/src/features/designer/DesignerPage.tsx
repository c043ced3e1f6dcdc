import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { definePage } from '../../page.tsx';

const DesignerPage = (): ReactNode => <h1>{useT('designer')('title')}</h1>;

export const page = definePage({
  namespaces: ['designer'],
  meta: ({ translate }) => ({ title: translate('designer')('title'), form: 'short', description: translate('designer')('title') }),
  Page: DesignerPage,
});
