import type { NoteTeaser } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { withBase } from '../../ui/basePath.ts';
import { AlikePieces, Packshot } from '../../ui/Packshot.tsx';
import styles from './NoteList.module.css';
import { noteDate } from './noteDate.ts';

type NoteListProps = {
  readonly notes: readonly NoteTeaser[];
  readonly titleOfTag: (tag: string) => string;
  readonly heading: 'h2' | 'h3';
  readonly isFirst?: boolean;
};

export const NoteList = ({
  notes,
  titleOfTag,
  heading: Heading,
  isFirst = false,
}: NoteListProps): ReactNode => (
  <AlikePieces pieces={notes.map(({ piece }) => piece)}>
    <ol className={styles.list}>
      {notes.map((note, index) => (
        <li key={note.slug} className={styles.note}>
          <div className={styles.sheet}>
            {note.drawing === null ? (
              note.piece && (
                <Packshot
                  slug={note.piece.slug}
                  variantId={note.piece.variant}
                  view={note.piece.view}
                  alt=""
                  isFirst={isFirst && index === 0}
                  className={styles.picture}
                />
              )
            ) : (
              <img
                src={withBase(`/drawings/notes/${note.drawing}.svg`)}
                alt=""
                width={320}
                height={240}
                loading={isFirst && index === 0 ? 'eager' : 'lazy'}
                decoding="async"
                className={styles.picture}
              />
            )}
          </div>
          <p className={styles.facts}>
            <time dateTime={note.published}>{noteDate(note.published)}</time>
            <span>{note.tags.map(titleOfTag).join(', ')}</span>
          </p>
          <Heading className={styles.title}>
            <LocalLink to={`/notes/${note.slug}`} className={styles.link}>
              {note.title}
            </LocalLink>
          </Heading>
          <p className={styles.summary}>{note.summary}</p>
        </li>
      ))}
    </ol>
  </AlikePieces>
);
