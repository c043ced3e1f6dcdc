import type { ReactNode } from 'react';
import { definePage } from '../../page.tsx';

const NotesPage = (): ReactNode => <h1>NotesPage</h1>;

export const page = definePage({
  namespaces: ['content'],
  meta: ({ translate }) => ({
    title: translate('content')('notes.title'),
    form: 'short',
    description: translate('content')('notes.description'),
  }),
  Page: NotesPage,
});
