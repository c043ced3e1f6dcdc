import { productCollections } from '@tailorbird/domain/catalog';
import { type ReactNode, useMemo } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { sceneOfGroup } from '../../shared/scenes/scenes.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SceneImage } from '../../ui/Packshot.tsx';
import { CardGrid } from './CardGrid.tsx';
import styles from './Collection.module.css';
import type { ListedGarment } from './card.ts';
import type { CollectionData } from './loadCollection.ts';
import { unpackRange } from './unpackRange.ts';

/** Families of flat-lay products, shown only if no others match. */
const lying = ['accessories', 'gift-cards'];

const byFamily = (cards: readonly ListedGarment[]): readonly (readonly ListedGarment[])[] => {
  const isLying = ({ families }: ListedGarment): boolean =>
    lying.some((family) => families.includes(family));
  const order = [...cards.filter((card) => !isLying(card)), ...cards.filter(isLying)];
  const families = [...new Set(order.map(({ families: [family = ''] }) => family))];
  return families.map((family) => order.filter(({ families: [own = ''] }) => own === family));
};

type CollectionProps = { readonly data: CollectionData; readonly reviews: ReactNode };

export const Collection = ({
  data: { collection, range: packed },
  reviews,
}: CollectionProps): ReactNode => {
  const t = useT('catalog');
  const { cards } = useMemo(() => unpackRange(packed), [packed]);
  const picture = useMemo(() => sceneOfGroup(collection, byFamily(cards)), [collection, cards]);
  return (
    <>
      <section className={styles.hero} data-collection={collection}>
        <div className={styles.words}>
          <h1>{t(`collection.${collection}.title`)}</h1>
          <p className={styles.lead}>{t(`collection.${collection}.lead`)}</p>
          <p className={styles.count}>{t('count', { count: cards.length })}</p>
        </div>
        {picture && (
          <SceneImage
            scene={picture.scene}
            pieces={picture.pieces}
            alt=""
            isFirst
            className={styles.picture}
          />
        )}
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
