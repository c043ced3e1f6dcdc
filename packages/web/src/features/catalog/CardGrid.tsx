import { memo, type ReactNode } from 'react';
import { AlikePictures } from '../../ui/Packshot.tsx';
import styles from './CardGrid.module.css';
import type { ListedGarment } from './card.ts';
import { type CardPlace, GarmentCard } from './GarmentCard.tsx';

/** Cards of the first row at 1440 pixels. */
const firstRow = 4;

/** Loading priority of a picture, by its index among all cards of the page. */
export const placeOf = (index: number): CardPlace =>
  index === 0 ? 'lead' : index < firstRow ? 'first' : 'later';

type CardGridProps = {
  readonly cards: readonly ListedGarment[];
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly isFirst?: boolean;
};

/**
 * Cards side by side. A card in another color gets a new key, so that its hover state resets.
 */
export const CardGrid = memo(function CardGrid({
  cards,
  heading,
  isFirst = false,
}: CardGridProps): ReactNode {
  return (
    <AlikePictures areRenders={cards.every(({ isRendered }) => isRendered)}>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={`${card.slug} ${card.variantId}`}>
            <GarmentCard card={card} heading={heading} place={isFirst ? placeOf(index) : 'later'} />
          </li>
        ))}
      </ul>
    </AlikePictures>
  );
});
