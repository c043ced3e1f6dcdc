import type { Block } from '@tailorbird/domain/content';
import type { Scene } from '@tailorbird/packshot';
import type { ReactNode } from 'react';
import type { PageMeta } from '../../platform/navigation/page.ts';
import { useT } from '../../platform/texts/useT.ts';
import { classNames } from '../../ui/classNames.ts';
import { SceneImage } from '../../ui/Packshot.tsx';
import { anchorOf } from './anchorOf.ts';
import { Blocks } from './blocks/Blocks.tsx';
import { PieceRow } from './blocks/PieceRow.tsx';
import styles from './ExplainingPage.module.css';
import type { PageData } from './loadPage.ts';

/** Stories without a table of contents. */
const isStoryPath = (path: string): boolean => /^\/(campaign\/|canvas-|a-look-back)/.test(path);

const sceneOfPage: Readonly<Record<string, Scene>> = {
  '/campaign/november-colors': 'rail',
  '/campaign/the-first-shirt': 'dummy',
  '/canvas-white': 'rail',
  '/canvas-portugal': 'tape-and-chalk',
  '/a-look-back-2024': 'box',
  '/our-production': 'tape-and-chalk',
  '/howitworks': 'dummy',
  '/materials': 'stack',
};

/** Pages with this many headings get a table of contents. */
const longPage = 4;

const headingsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    'heading' in block && block.heading !== null && block.kind !== 'action' ? [block.heading] : [],
  );

export const pageMeta = ({ data }: { readonly data: PageData }): PageMeta => ({
  title: data.page.title,
  form: 'short',
  description: data.page.description,
  picture: `pages/${data.page.slug}`,
});

type ExplainingPageProps = {
  readonly data: PageData;
  readonly special?: (block: Block) => ReactNode;
  readonly children?: ReactNode;
  /** Replaces the blocks. */
  readonly body?: ReactNode;
};

export const ExplainingPage = ({
  data: { page, path },
  special,
  children,
  body,
}: ExplainingPageProps): ReactNode => {
  const t = useT('content');
  const headings = headingsOf(page.blocks);
  const isStory = isStoryPath(path);
  const isLong = headings.length >= longPage && body === undefined && !isStory;
  return (
    <article
      className={styles.page}
      data-story={isStory ? '' : undefined}
      data-body={body === undefined ? undefined : ''}
    >
      <header className={classNames(styles.head, page.pieces.length > 0 && styles.withPieces)}>
        <div className={styles.headText}>
          <h1>{page.title}</h1>
          <p className={styles.intro}>{page.intro}</p>
        </div>
        {page.pieces.length === 1 && (
          <PieceRow pieces={page.pieces} isFirst className={styles.pieces} />
        )}
        {page.pieces.length > 1 && (
          <SceneImage
            scene={sceneOfPage[path] ?? 'flat-lay'}
            pieces={page.pieces.map(({ slug, variant }) => ({ slug, variantId: variant }))}
            alt={page.pieces.map(({ title }) => title).join(', ')}
            isFirst
            className={styles.scene}
          />
        )}
      </header>
      {children}
      <div className={classNames(styles.columns, isLong && styles.long)}>
        {isLong && (
          <nav className={styles.contents} aria-label={t('onThisPage')}>
            <ol>
              {headings.map((heading) => (
                <li key={heading}>
                  <a href={`#${anchorOf(heading)}`} className={styles.contentsLink}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.blocks}>
          {body ?? <Blocks blocks={page.blocks} special={special} />}
        </div>
      </div>
    </article>
  );
};
