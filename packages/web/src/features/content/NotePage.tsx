import type { ReactNode } from 'react';
import { definePage } from '../../page.tsx';

const NotePage = (): ReactNode => <h1>NotePage</h1>;

export const page = definePage({
  namespaces: ['content'],
  meta: ({ translate }) => ({
    title: translate('content')('notes.title'),
    form: 'short',
    description: translate('content')('notes.description'),
  }),
  Page: NotePage,
});
