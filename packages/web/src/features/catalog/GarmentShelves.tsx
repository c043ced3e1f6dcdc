import { memo, type ReactNode, useMemo } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { LateHydration } from '../../shared/hydration/LateHydration.tsx';
import { AlikePictures } from '../../ui/Packshot.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { placeOf } from './CardGrid.tsx';
import type { Group } from './card.ts';
import { GarmentCard } from './GarmentCard.tsx';
import type { OverviewData } from './loadOverview.ts';
import styles from './OverviewPage.module.css';
import { rowsOf, type ShelfCard, shelvesOf } from './shelves.ts';

/**
 * Hydrates rows within this distance below the viewport, in pixels: one wheel notch or
 * swipe.
 */
const nearby = 1_500;

/** A few full rows of cards, which hydrate together. */
const Rows = memo(function Rows({
  cards,
  isFirst,
}: {
  readonly cards: readonly ShelfCard[];
  readonly isFirst: boolean;
}): ReactNode {
  const [list, isNear] = useNearViewport<HTMLUListElement>(nearby);
  // Memoized: React replaces server HTML that gets new children before it is hydrated, and the
  // focus in it is lost.
  const items = useMemo(
    () =>
      cards.map(({ card, begins }, index) => (
        <li
          key={card.slug}
          {...(begins && { id: begins.slug, tabIndex: -1, className: styles.sub })}
        >
          {begins && (
            <h3>
              <VisuallyHidden>{begins.title}</VisuallyHidden>
            </h3>
          )}
          <GarmentCard card={card} heading="h4" place={isFirst ? placeOf(index) : 'later'} />
        </li>
      )),
    [cards, isFirst],
  );
  return (
    <ul ref={list} className={styles.cards}>
      <LateHydration isWanted={isFirst || isNear}>{items}</LateHydration>
    </ul>
  );
});

/** True if all garments of a group have renders, also those that are not shown yet. */
const isRenderedGroup = (groups: readonly Group[], slug: string): boolean =>
  groups
    .filter((group) => group.slug === slug)
    .flatMap(({ subCategories }) => subCategories.flatMap(({ cards }) => cards))
    .every(({ isRendered }) => isRendered);

/**
 * The first garments by group and sub-category. Sub-category slugs are the anchors
 * (ROUTE-06).
 */
export const GarmentShelves = memo(function GarmentShelves({
  groups,
  chosen,
  most,
}: {
  readonly groups: readonly Group[];
  readonly chosen: OverviewData['chosen'];
  readonly most: number;
}): ReactNode {
  const t = useT('catalog');
  return shelvesOf(groups, most).map((shelf, index) => (
    <section key={shelf.slug} className={styles.section} aria-labelledby={`${shelf.slug}-title`}>
      <h2
        id={`${shelf.slug}-title`}
        className={chosen || !shelf.isTitled ? styles.hidden : styles.sectionTitle}
      >
        {chosen ? (
          t('inGroup', { group: shelf.title })
        ) : (
          <LocalLink to={`/products/${shelf.slug}`} className={styles.sectionLink}>
            {shelf.title}
          </LocalLink>
        )}
      </h2>
      <AlikePictures areRenders={isRenderedGroup(groups, shelf.slug)}>
        <div className={styles.shelf}>
          {rowsOf(shelf.cards).map((cards, row) => (
            <Rows key={cards[0]?.card.slug} cards={cards} isFirst={index === 0 && row === 0} />
          ))}
        </div>
      </AlikePictures>
    </section>
  ));
});
