import type { Note } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { ContentT } from '../../composition/tokens.ts';
import { useT } from '../../i18n/useT.ts';
import { definePage, type PageLoad } from '../../page.tsx';
import { pageFailure } from '../../pageFailure.ts';
import { LocalLink } from '../../shell/links.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './NotePage.module.css';
import { shortDate } from './shortDate.ts';

const load = async ({ services, params }: PageLoad): Promise<Note> => {
  const content = await services.get(ContentT);
  const found = await content.note(params.slug ?? '');
  if (!found.ok) throw pageFailure(404);
  return found.value;
};

/** One note (ROUTE-21, NOTES-01). */
const NotePage = ({ data }: { readonly data: Note }): ReactNode => {
  const t = useT('content');
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.date}>
          {t('notes.published')} <time dateTime={data.published}>{shortDate(data.published)}</time>
        </p>
        <h1>{data.title}</h1>
        <p className={styles.summary}>{data.summary}</p>
      </header>
      <div className={styles.text}>
        {data.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.back}>
        <LocalLink to="/notes" className={styles.backLink}>
          <Icon name="left" size={16} />
          {t('notes.all')}
        </LocalLink>
      </p>
    </article>
  );
};

export const page = definePage({
  namespaces: ['content'],
  load,
  meta: ({ data }) => ({ title: data.title, form: 'short', description: data.summary }),
  Page: NotePage,
});
