import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { aloneInPairs } from './aloneInPairs.ts';
import { placeOf } from './CardGrid.tsx';
import type { Group, SubCategory } from './card.ts';
import { GarmentCard } from './GarmentCard.tsx';
import { GroupPicture } from './GroupPicture.tsx';
import type { OverviewData } from './loadOverview.ts';
import styles from './OverviewPage.module.css';

/** Widest row beside the filter, in cards. */
const rowLength = 3;

const Shelf = ({ group, isFirst }: { readonly group: Group; readonly isFirst: boolean }): ReactNode => {
  const isAlone = aloneInPairs(group.subCategories.map(({ cards }) => cards.length));
  const placesBefore = group.subCategories.map((_, index) =>
    group.subCategories.slice(0, index).reduce((total, { cards }) => total + cards.length, 0),
  );
  return (
    <div className={styles.shelf}>
      {group.subCategories.map((sub, subIndex) => (
        <section
          key={sub.slug}
          id={sub.slug}
          tabIndex={-1}
          className={styles.sub}
          data-span={Math.min(sub.cards.length, rowLength)}
          data-alone={isAlone[subIndex] || undefined}
          aria-labelledby={`${group.slug}-title ${sub.slug}-title`}
        >
          <h3 id={`${sub.slug}-title`} className={styles.subTitle}>
            {sub.title}
          </h3>
          <ul className={styles.cards}>
            {sub.cards.map((card, index) => (
              <li key={card.slug}>
                <GarmentCard card={card} heading="h4" place={isFirst ? placeOf((placesBefore[subIndex] ?? 0) + index) : 'later'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const SubLinks = ({ label, subCategories }: { readonly label: string; readonly subCategories: readonly SubCategory[] }): ReactNode => (
  <nav aria-label={label}>
    <ul className={styles.subLinks}>
      {subCategories.map((sub) => (
        <li key={sub.slug}>
          <LocalLink to={`#${sub.slug}`}>{sub.title}</LocalLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** The garments as the shop hangs them: by groups and their sub-categories (ROUTE-06). */
export const GarmentShelves = ({
  groups,
  chosen,
}: {
  readonly groups: readonly Group[];
  readonly chosen: OverviewData['chosen'];
}): ReactNode => {
  const t = useT('catalog');
  return groups.map((group, index) => (
    <section key={group.slug} className={styles.section} aria-labelledby={`${group.slug}-title`}>
      <div className={styles.sectionHead} data-picture={chosen ? undefined : ''}>
        <h2 id={`${group.slug}-title`} className={chosen ? styles.hidden : undefined}>
          {chosen ? (
            t('inGroup', { group: group.title })
          ) : (
            <LocalLink to={`/products/${group.slug}`} className={styles.sectionLink}>
              {group.title}
            </LocalLink>
          )}
        </h2>
        {!chosen && <p className={styles.sectionText}>{group.description}</p>}
        {group.subCategories.length > 1 && (
          <SubLinks label={t('subCategories', { group: group.title })} subCategories={group.subCategories} />
        )}
        {!chosen && <GroupPicture group={group} />}
      </div>
      <Shelf group={group} isFirst={index === 0} />
    </section>
  ));
};
