import type { BlockDrawing, Piece } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { withBase } from '../../../ui/basePath.ts';
import { classNames } from '../../../ui/classNames.ts';
import { AlikePieces, Packshot } from '../../../ui/Packshot.tsx';
import styles from './PieceRow.module.css';

type PieceRowProps = {
  readonly pieces: readonly Piece[];
  readonly drawing?: BlockDrawing | `notes/${string}` | null;
  readonly caption?: string | null;
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
};

/** Garments or an illustration on pattern paper. */
export const PieceRow = ({
  pieces,
  drawing = null,
  caption = null,
  isFirst = false,
  className,
}: PieceRowProps): ReactNode => {
  if (pieces.length === 0 && drawing === null) return null;
  return (
    <figure className={classNames(styles.figure, className)}>
      <div className={styles.sheet} data-count={pieces.length}>
        <AlikePieces pieces={pieces}>
          {pieces.map((piece) => (
            <LocalLink
              key={`${piece.variant}${piece.view}`}
              to={`/product/${piece.slug}/${piece.variant}`}
              className={styles.piece}
            >
              <Packshot
                slug={piece.slug}
                variantId={piece.variant}
                view={piece.view}
                alt={piece.title}
                isFirst={isFirst}
              />
            </LocalLink>
          ))}
        </AlikePieces>
        {pieces.length === 0 && drawing !== null && (
          <img
            src={withBase(`/drawings/${drawing}.svg`)}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            decoding="async"
            className={styles.drawing}
          />
        )}
      </div>
      {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};
