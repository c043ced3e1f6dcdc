import type { ReadNote } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { isSlug } from '../../platform/navigation/addressParts.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage, type PageLoad } from '../../platform/navigation/page.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ContentT } from '../../shared/ports/ports.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Blocks } from './blocks/Blocks.tsx';
import { PieceRow } from './blocks/PieceRow.tsx';
import { NoteList } from './NoteList.tsx';
import styles from './NotePage.module.css';
import { noteDate } from './noteDate.ts';

export type NoteData = {
  readonly note: ReadNote;
  readonly tagTitles: Readonly<Record<string, string>>;
};

const load = async ({ services, params }: PageLoad): Promise<NoteData | null> => {
  const content = await services.get(ContentT);
  const [found, tags] = await Promise.all([content.note(params.slug ?? ''), content.noteTags()]);
  if (!found.ok) return null;
  return {
    note: found.value,
    tagTitles: Object.fromEntries(tags.map(({ slug, title }) => [slug, title])),
  };
};

const NotePage = ({ data: { note, tagTitles } }: { readonly data: NoteData }): ReactNode => {
  const t = useT('content');
  return (
    <>
      <article className={styles.page}>
        <header
          className={styles.head}
          data-picture={note.piece !== null || note.drawing !== null || undefined}
        >
          <div className={styles.headText}>
            <p className={styles.facts}>
              <span>
                {t('notes.published')}{' '}
                <time dateTime={note.published}>{noteDate(note.published)}</time>
              </span>
              <span>{t('notes.minutes', { count: note.readingMinutes })}</span>
            </p>
            <h1>{note.title}</h1>
            <p className={styles.summary}>{note.summary}</p>
            <p className={styles.tags}>
              {note.tags.map((tag) => (
                <LocalLink key={tag} to={`/notes/tags/${tag}`} className={styles.tag}>
                  {tagTitles[tag] ?? tag}
                </LocalLink>
              ))}
            </p>
          </div>
          <PieceRow
            pieces={note.piece && note.drawing === null ? [note.piece] : []}
            drawing={note.drawing === null ? null : `notes/${note.drawing}`}
            isFirst
            className={styles.picture}
          />
        </header>
        <div className={styles.text}>
          <Blocks blocks={note.blocks} />
        </div>
        <p>
          <LocalLink to="/notes" className={styles.backLink}>
            <Icon name="left" size={16} />
            {t('notes.all')}
          </LocalLink>
        </p>
      </article>
      {note.related.length > 0 && (
        <aside className={styles.related} aria-labelledby="related">
          <h2 id="related" className={styles.relatedTitle}>
            {t('notes.related')}
          </h2>
          <NoteList
            notes={note.related}
            heading="h3"
            titleOfTag={(slug) => tagTitles[slug] ?? slug}
          />
        </aside>
      )}
    </>
  );
};

export const page = definePage({
  namespaces: ['content'],
  validate: ({ params }) => isSlug(params.slug),
  load,
  meta: ({ data: { note } }) => ({
    title: note.title,
    form: 'short',
    description: note.summary,
    kind: 'article',
    picture: `notes/${note.slug}`,
  }),
  Page: NotePage,
});
