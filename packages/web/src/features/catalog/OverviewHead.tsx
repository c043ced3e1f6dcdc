import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { sceneOfGroup } from '../../shared/scenes/scenes.ts';
import { classNames } from '../../ui/classNames.ts';
import { SceneImage } from '../../ui/Packshot.tsx';
import type { Group } from './card.ts';
import type { OverviewData } from './loadOverview.ts';
import styles from './OverviewPage.module.css';
import { SearchField } from './SearchField.tsx';

const GroupPicture = ({ group: { slug, subCategories } }: { readonly group: Group }): ReactNode => {
  const picture = sceneOfGroup(
    slug,
    subCategories.map(({ cards }) => cards),
  );
  return (
    picture && (
      <SceneImage scene={picture.scene} pieces={picture.pieces} alt="" className={styles.picture} />
    )
  );
};

type HeadProps = { readonly data: OverviewData; readonly group: Group | undefined };

/**
 * Heading and introduction of the page, with a search form for search results and for visitors
 * without a script.
 */
export const OverviewHead = ({ data: { chosen, found }, group }: HeadProps): ReactNode => {
  const t = useT('catalog');
  return (
    <header
      className={styles.head}
      data-picture={chosen && group ? '' : undefined}
      data-found={found ? '' : undefined}
    >
      <div className={styles.headText}>
        <h1>{found ? t('search.title', { text: found.text }) : (chosen?.title ?? t('title'))}</h1>
        {!found && <p className={styles.lead}>{chosen?.description ?? t('lead')}</p>}
      </div>
      <SearchField text={found?.text ?? ''} />
      {chosen && group && <GroupPicture group={group} />}
    </header>
  );
};

export const GroupNav = ({
  data: { headings, chosen, found },
}: {
  readonly data: OverviewData;
}): ReactNode => {
  const t = useT('catalog');
  const current = found ? undefined : (chosen?.slug ?? null);
  return (
    <nav aria-label={t('groups')} className={styles.bar}>
      <ul className={styles.groups}>
        {[{ slug: null, title: t('all') }, ...headings].map(({ slug, title }) => (
          <li key={slug}>
            <LocalLink
              to={slug === null ? '/products' : `/products/${slug}`}
              className={classNames(styles.group, slug === current && styles.current)}
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
