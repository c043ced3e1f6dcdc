import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { definePage } from '../../page.tsx';
import { LocalLink } from '../../shell/links.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { GarmentCard as Card, Group, SubCategory } from './card.ts';
import { GarmentCard } from './GarmentCard.tsx';
import type { OverviewData } from './loadOverview.ts';
import styles from './OverviewPage.module.css';

/** Widest row of the overview, in cards. */
const rowLength = 4;

const cardsOf = (group: Group): readonly Card[] => group.subCategories.flatMap(({ cards }) => cards);

const spanOf = (count: number): number => Math.min(count, rowLength);

/** Which single cards would stand beside an empty place when two go in a row. */
const aloneInPairs = (counts: readonly number[]): readonly boolean[] => {
  const alone = counts.map(() => false);
  let waiting: number | null = null;
  counts.forEach((count, index) => {
    if (waiting !== null && count > 1) alone[waiting] = true;
    if (count > 1) waiting = null;
    else waiting = waiting === null ? index : null;
  });
  if (waiting !== null) alone[waiting] = true;
  return alone;
};

const Cards = ({ group, isFirst }: { readonly group: Group; readonly isFirst: boolean }): ReactNode => {
  const isAlone = aloneInPairs(group.subCategories.map(({ cards }) => cards.length));
  return (
    <div className={styles.shelf}>
      {group.subCategories.map((sub, subIndex) => (
        <section
          key={sub.slug}
          id={sub.slug}
          className={styles.sub}
          data-span={spanOf(sub.cards.length)}
          data-alone={isAlone[subIndex] || undefined}
          aria-labelledby={`${sub.slug}-title`}
        >
          <h3 id={`${sub.slug}-title`} className={styles.subTitle}>
            {sub.title}
          </h3>
          <ul className={styles.cards}>
            {sub.cards.map((card, index) => (
              <li key={card.slug}>
                <GarmentCard card={card} heading="h4" isFirst={isFirst && subIndex === 0 && index === 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const SubLinks = ({ subCategories }: { readonly subCategories: readonly SubCategory[] }): ReactNode => (
  <ul className={styles.subLinks}>
    {subCategories.map((sub) => (
      <li key={sub.slug}>
        <LocalLink to={`#${sub.slug}`}>{sub.title}</LocalLink>
      </li>
    ))}
  </ul>
);

const OverviewPage = ({ data: { headings, chosen, shown } }: { readonly data: OverviewData }): ReactNode => {
  const t = useT('catalog');
  const group = shown.find(({ slug }) => slug === chosen);
  const count = shown.flatMap(cardsOf).length;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{group ? group.title : t('title')}</h1>
        <p className={styles.lead}>{group ? group.description : t('lead')}</p>
      </header>
      <div className={styles.bar}>
        <nav aria-label={t('groups')}>
          <ul className={styles.groups}>
            {[{ slug: null, title: t('all') }, ...headings].map(({ slug, title }) => (
              <li key={slug}>
                <LocalLink
                  to={slug === null ? '/products' : `/products/${slug}`}
                  className={classNames(styles.group, slug === chosen && styles.current)}
                  aria-current={slug === chosen ? 'page' : undefined}
                >
                  {title}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.count}>{t('count', { count })}</p>
      </div>
      {count === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      <div className={styles.range}>
        {shown.map((one, index) => (
          <section
            key={one.slug}
            className={styles.section}
            data-span={spanOf(group ? rowLength : cardsOf(one).length)}
            aria-labelledby={group ? undefined : `${one.slug}-title`}
          >
            {group ? (
              <div className={styles.sectionHead}>
                <h2 className={styles.hidden}>{t('inGroup', { group: one.title })}</h2>
                {one.subCategories.length > 1 && <SubLinks subCategories={one.subCategories} />}
              </div>
            ) : (
              <div className={styles.sectionHead}>
                <h2 id={`${one.slug}-title`}>
                  <LocalLink to={`/products/${one.slug}`} className={styles.sectionLink}>
                    {one.title}
                  </LocalLink>
                </h2>
                <p className={styles.sectionText}>{one.description}</p>
              </div>
            )}
            <Cards group={one} isFirst={index === 0} />
          </section>
        ))}
      </div>
    </div>
  );
};

export const page = definePage<OverviewData>({
  namespaces: ['catalog'],
  // The page comes with what it shows; what brings it in anew can come later.
  load: async (request) => (await import('./loadOverview.ts')).loadOverview(request),
  meta: ({ data, translate }) => {
    const t = translate('catalog');
    const group = data.shown.find(({ slug }) => slug === data.chosen);
    return group
      ? { title: group.title, form: 'long', description: t('meta.group', { group: group.title, description: group.description }) }
      : { title: t('title'), form: 'long', description: t('meta.all') };
  },
  Page: OverviewPage,
});
