import type { ReadNote } from '@tailorbird/domain/content';
import { localizePath } from '@tailorbird/domain/kernel';
import { productName } from '@tailorbird/domain/shell';
import type { ReactNode } from 'react';
import { ContentT } from '../../composition/tokens.ts';
import { useLocale, useT } from '../../i18n/useT.ts';
import { definePage, type PageLoad } from '../../page.tsx';
import { pageFailure } from '../../pageFailure.ts';
import { LocalLink } from '../../shell/links.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { packshotPath } from '../../ui/Packshot.tsx';
import { Blocks } from './blocks/Blocks.tsx';
import { PieceRow } from './blocks/PieceRow.tsx';
import { articleFacts, breadcrumbFacts } from './facts.ts';
import { JsonLd } from './JsonLd.tsx';
import { NoteList } from './NoteList.tsx';
import styles from './NotePage.module.css';
import { shortDate } from './shortDate.ts';

type NoteData = { readonly note: ReadNote; readonly tagTitles: Readonly<Record<string, string>>; readonly origin: string };

const load = async ({ services, params, url }: PageLoad): Promise<NoteData> => {
  const content = await services.get(ContentT);
  const [found, tags] = await Promise.all([content.note(params.slug ?? ''), content.noteTags()]);
  if (!found.ok) throw pageFailure(404);
  return { note: found.value, tagTitles: Object.fromEntries(tags.map(({ slug, title }) => [slug, title])), origin: url.origin };
};

/** One note (ROUTE-21, NOTES-01). */
const NotePage = ({ data: { note, tagTitles, origin } }: { readonly data: NoteData }): ReactNode => {
  const t = useT('content');
  const locale = useLocale();
  const path = localizePath(`/notes/${note.slug}`, locale);
  return (
    <>
      <article className={styles.page}>
        <header className={styles.head} data-picture={note.piece !== null || undefined}>
          <div className={styles.headText}>
            <p className={styles.facts}>
              <span>
                {t('notes.published')} <time dateTime={note.published}>{shortDate(note.published)}</time>
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
          {note.piece && <PieceRow pieces={[note.piece]} isFirst className={styles.picture} />}
        </header>
        <div className={styles.text}>
          <Blocks blocks={note.blocks} />
        </div>
        <p className={styles.back}>
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
          <NoteList notes={note.related} heading="h3" titleOfTag={(slug) => tagTitles[slug] ?? slug} />
        </aside>
      )}
      <JsonLd
        facts={articleFacts(note, {
          origin,
          path,
          language: locale,
          imagePath: note.piece && packshotPath(note.piece.slug, note.piece.variant),
        })}
      />
      <JsonLd
        facts={breadcrumbFacts(origin, [
          { name: productName, path: localizePath('/', locale) },
          { name: t('notes.title'), path: localizePath('/notes', locale) },
          { name: note.title, path },
        ])}
      />
    </>
  );
};

export const page = definePage({
  namespaces: ['content'],
  load,
  meta: ({ data: { note } }) => ({ title: note.title, form: 'short', description: note.summary }),
  Page: NotePage,
});
