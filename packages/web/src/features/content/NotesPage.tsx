import type { NoteTag, NoteTeaser } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { isSlug } from '../../platform/navigation/addressParts.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage, type PageLoad } from '../../platform/navigation/page.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ContentT } from '../../shared/ports/ports.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NoteList } from './NoteList.tsx';
import styles from './NotesPage.module.css';

type NotesData = {
  readonly notes: readonly NoteTeaser[];
  readonly tags: readonly NoteTag[];
  readonly tag: NoteTag | null;
};

const load = async ({ services, params }: PageLoad): Promise<NotesData> => {
  const content = await services.get(ContentT);
  const [notes, tags] = await Promise.all([content.notes(params.slug), content.noteTags()]);
  const tag = tags.find(({ slug }) => slug === params.slug) ?? null;
  return { notes, tags, tag };
};

/** The journal, newest first: all notes (ROUTE-19) or those with a tag (ROUTE-20). */
const NotesPage = ({ data: { notes, tags, tag } }: { readonly data: NotesData }): ReactNode => {
  const t = useT('content');
  const titles = new Map(tags.map(({ slug, title }) => [slug, title]));
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1>{tag ? t('notes.tagged', { tag: tag.title }) : t('notes.title')}</h1>
        <p className={styles.intro}>{t('notes.intro')}</p>
      </header>
      <nav aria-label={t('notes.tags')} className={styles.tags}>
        <LocalLink
          to="/notes"
          className={styles.tag}
          aria-current={tag === null ? 'page' : undefined}
        >
          {t('notes.all')}
        </LocalLink>
        {tags.map(({ slug, title, count }) => (
          <LocalLink
            key={slug}
            to={`/notes/tags/${slug}`}
            className={styles.tag}
            aria-current={tag?.slug === slug ? 'page' : undefined}
            aria-label={t('notes.tagCount', { tag: title, count })}
          >
            {title} <span className={styles.count}>{count}</span>
          </LocalLink>
        ))}
      </nav>
      {notes.length === 0 && <EmptyState title={t('notes.none')} />}
      <NoteList
        notes={notes}
        heading="h2"
        titleOfTag={(slug) => titles.get(slug) ?? slug}
        isFirst
      />
    </section>
  );
};

export const page = definePage({
  namespaces: ['content'],
  validate: ({ params: { slug } }) => slug === undefined || isSlug(slug),
  validateLoaded: ({ tag }, { params }) => params.slug === undefined || tag !== null,
  load,
  meta: ({ data, translate }) => {
    const t = translate('content');
    return data.tag
      ? {
          title: t('notes.tagged', { tag: data.tag.title }),
          form: 'short',
          description: t('notes.tagDescription', { tag: data.tag.title }),
        }
      : { title: t('notes.title'), form: 'short', description: t('notes.description') };
  },
  Page: NotesPage,
});
