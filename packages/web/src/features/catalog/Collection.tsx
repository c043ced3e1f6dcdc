import { productCollections } from '@tailorbird/domain/catalog';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../../i18n/useT.ts';
import { LocalLink } from '../../shell/links.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Packshot } from '../../ui/Packshot.tsx';
import { CardGrid } from './CardGrid.tsx';
import styles from './Collection.module.css';
import type { GarmentCard } from './card.ts';
import type { CollectionData } from './loadCollection.ts';
import { unpackRange } from './unpackRange.ts';

/** Garments that hang in the picture at the top. */
const hung = 3;
/** Families of things that lie in a drawer, and hang only when there is nothing else. */
const lying = ['accessories', 'gift-cards'];

/** Those of the picture: from different families as far as there are some, each in another color than the one before. */
const rail = (cards: readonly GarmentCard[]): readonly { readonly slug: string; readonly variantId: string }[] => {
  const hangable = cards.filter(({ families }) => !lying.some((family) => families.includes(family)));
  const families = [...new Set(hangable.map(({ families: [family = ''] }) => family))];
  const order = [...families.flatMap((family) => hangable.find(({ families: [own = ''] }) => own === family) ?? []), ...hangable, ...cards];
  const shown = new Set<string>();
  return [...new Set(order)].slice(0, hung).map(({ slug, variantId, colors }) => {
    const color = colors.find((each) => !shown.has(each.color)) ?? colors[0];
    if (color) shown.add(color.color);
    return { slug, variantId: color?.variantId ?? variantId };
  });
};

type CollectionProps = { readonly data: CollectionData; readonly reviews: ReactNode };

/** A collection: what it is about, and its garments (ROUTE-09 … ROUTE-12). */
export const Collection = ({ data: { collection, range: packed }, reviews }: CollectionProps): ReactNode => {
  const t = useT('catalog');
  const { cards } = useMemo(() => unpackRange(packed), [packed]);
  const pictures = useMemo(() => rail(cards), [cards]);
  return (
    <>
      <section className={styles.hero} data-collection={collection}>
        <div className={styles.words}>
          <h1>{t(`collection.${collection}.title`)}</h1>
          <p className={styles.lead}>{t(`collection.${collection}.lead`)}</p>
          <p className={styles.count}>{t('count', { count: cards.length })}</p>
        </div>
        <div className={styles.rail} aria-hidden="true">
          {pictures.map(({ slug, variantId }, index) => (
            <div key={slug} className={styles.hung}>
              <Packshot slug={slug} variantId={variantId} alt="" isFirst={index === 0} loading="eager" />
            </div>
          ))}
        </div>
      </section>
      <div className={styles.page}>
        {cards.length === 0 ? (
          <EmptyState title={t('collection.empty')}>
            <LocalLink to="/products" className={buttonClass('secondary')}>
              {t('collection.all')}
            </LocalLink>
          </EmptyState>
        ) : (
          <CardGrid cards={cards} heading="h2" />
        )}
      </div>
      {reviews}
      <nav className={styles.others} aria-labelledby="other-collections">
        <h2 id="other-collections" className={styles.othersTitle}>
          {t('collection.other')}
        </h2>
        <ul className={styles.list}>
          {productCollections
            .filter((other) => other !== collection)
            .map((other) => (
              <li key={other}>
                <LocalLink to={`/${other}`} className={styles.other}>
                  <span className={styles.otherTitle}>{t(`collection.${other}.title`)}</span>
                  <Icon name="arrow" />
                </LocalLink>
              </li>
            ))}
          <li>
            <LocalLink to="/products" className={styles.other}>
              <span className={styles.otherTitle}>{t('title')}</span>
              <Icon name="arrow" />
            </LocalLink>
          </li>
        </ul>
      </nav>
    </>
  );
};
