import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Choices } from '../../platform/navigation/Choices.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { classNames } from '../../ui/classNames.ts';
import { Swatch } from '../../ui/Swatch.tsx';
import type { ListedGarment } from './card.ts';
import styles from './GarmentCard.module.css';

/**
 * Maximum number of swatches in a card's row on a phone, next to the number of further
 * colors. The product page shows all.
 */
const mostSwatches = 5;
/** Width of a small swatch with its margins, in rem. */
const swatchWidth = 1.75;

type CardColorsProps = {
  readonly card: ListedGarment;
  readonly variantId: string;
  readonly isNear: boolean;
  readonly onChoose: (variantId: string) => void;
};

/** The swatches to show, always including the selected color. */
const shownColors = ({
  card,
  variantId,
}: Pick<CardColorsProps, 'card' | 'variantId'>): ListedGarment['colors'] => {
  const first = card.colors.slice(0, mostSwatches);
  const chosen = card.colors.find((color) => color.variantId === variantId);
  return chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
};

const stripOf = (
  colors: ListedGarment['colors'],
  variantId: string,
  left: number,
): CSSProperties => {
  const stops = colors.map(
    ({ hex }, index) => `${hex} ${index * swatchWidth}rem ${(index + 1) * swatchWidth}rem`,
  );
  const chosen = colors.findIndex((color) => color.variantId === variantId);
  return {
    ['--strip' as string]: `linear-gradient(90deg,${stops.join()})`,
    ['--count' as string]: colors.length,
    ...(left > 0 && { ['--left' as string]: 1 }),
    ...(chosen > 0 && { ['--chosen' as string]: chosen }),
  };
};

/**
 * Colors of a card: one picture until the card is near the viewport, then radio
 * buttons. A range of ninety garments has hundreds of colors with three elements each.
 */
export const CardColors = ({ card, variantId, isNear, onChoose }: CardColorsProps): ReactNode => {
  const t = useT('catalog');
  const first = useRef(card.variantId);
  // Keeps the row unchanged while one of its colors is selected.
  const colors = shownColors({
    card,
    variantId: card.colors.length > mostSwatches ? first.current : variantId,
  });
  const left = card.colors.length - colors.length;
  if (!isNear) {
    return (
      <div
        className={classNames(styles.colorRow, styles.strip)}
        style={stripOf(colors, variantId, left)}
        role="img"
        aria-label={t('colorCount', { count: card.colors.length })}
      >
        {left > 0 && `+${left}`}
      </div>
    );
  }
  return (
    <>
      <div className={styles.colorRow} style={left > 0 ? { ['--left' as string]: 1 } : undefined}>
        <Choices
          label={t('colorsOf', { garment: card.title })}
          className={styles.colors}
          choiceClassName={styles.color}
          value={variantId}
          onChoose={onChoose}
          isChosenByPointing
          choices={colors.map((color) => ({
            value: color.variantId,
            label: color.title,
            content: <Swatch hex={color.hex} size="small" />,
          }))}
        />
        {left > 0 && (
          <span className={styles.more} role="img" aria-label={t('moreColors', { count: left })}>
            +{left}
          </span>
        )}
      </div>
      <p className={styles.colorName} aria-hidden="true">
        {colors.find((color) => color.variantId === variantId)?.title}
      </p>
    </>
  );
};
