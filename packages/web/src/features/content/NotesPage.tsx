import type { Note } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { ContentT } from '../../composition/tokens.ts';
import { useT } from '../../i18n/useT.ts';
import { definePage, type PageLoad } from '../../page.tsx';
import { LocalLink } from '../../shell/links.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './NotesPage.module.css';
import { shortDate } from './shortDate.ts';

type Teaser = Pick<Note, 'slug' | 'title' | 'summary' | 'published'>;

const load = async ({ services }: PageLoad): Promise<readonly Teaser[]> => {
  const content = await services.get(ContentT);
  const notes = await content.latestNotes();
  return notes.map(({ slug, title, summary, published }) => ({ slug, title, summary, published }));
};

/** What the house has written, newest first (ROUTE-19). */
const NotesPage = ({ data }: { readonly data: readonly Teaser[] }): ReactNode => {
  const t = useT('content');
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1>{t('notes.title')}</h1>
        <p className={styles.intro}>{t('notes.intro')}</p>
      </header>
      {data.length === 0 && <EmptyState title={t('notes.none')} />}
      <ol className={styles.list}>
        {data.map((note) => (
          <li key={note.slug}>
            <LocalLink to={`/notes/${note.slug}`} className={styles.note}>
              <time dateTime={note.published} className={styles.date}>
                {shortDate(note.published)}
              </time>
              <h2 className={styles.title}>{note.title}</h2>
              <p className={styles.summary}>{note.summary}</p>
            </LocalLink>
          </li>
        ))}
      </ol>
    </section>
  );
};

export const page = definePage({
  namespaces: ['content'],
  load,
  meta: ({ translate }) => ({
    title: translate('content')('notes.title'),
    form: 'short',
    description: translate('content')('notes.description'),
  }),
  Page: NotesPage,
});
