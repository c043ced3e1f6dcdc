import { type ReactNode, useRef } from 'react';
import { Choices } from '../../platform/navigation/Choices.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { Swatch } from '../../ui/Swatch.tsx';
import { useNear } from '../../ui/useNear.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { cardPath, type ListedGarment } from './card.ts';
import styles from './GarmentCard.module.css';

/** Swatches in one row of a card; the garment's own page has them all. */
const mostSwatches = 7;

type CardColorsProps = {
  readonly card: ListedGarment;
  readonly variantId: string;
  readonly onChoose: (variantId: string) => void;
};

/** The swatches that are shown: the one the garment is shown in is always among them. */
const shownColors = ({ card, variantId }: Pick<CardColorsProps, 'card' | 'variantId'>): ListedGarment['colors'] => {
  const first = card.colors.slice(0, mostSwatches);
  const chosen = card.colors.find((color) => color.variantId === variantId);
  return chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
};

/**
 * The colors of a card. They are pictures of swatches until the card comes near the screen, and choices from then on: a range of ninety garments has
 * hundreds of them.
 */
export const CardColors = ({ card, variantId, onChoose }: CardColorsProps): ReactNode => {
  const t = useT('catalog');
  const [place, isNear] = useNear<HTMLDivElement>(300);
  const first = useRef(card.variantId);
  // The row stays as it is while a color of it is chosen.
  const colors = shownColors({ card, variantId: card.colors.length > mostSwatches ? first.current : variantId });
  const left = card.colors.length - colors.length;
  return (
    <div ref={place} className={styles.colorRow}>
      {isNear ? (
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
            path: () => cardPath(card, color.variantId),
            content: <Swatch hex={color.hex} size="small" />,
          }))}
        />
      ) : (
        <div className={styles.colors} aria-hidden="true">
          {colors.map((color) => (
            <span key={color.variantId} className={styles.color} data-chosen={color.variantId === variantId || undefined}>
              <Swatch hex={color.hex} size="small" />
            </span>
          ))}
        </div>
      )}
      {left > 0 && (
        <span className={styles.more}>
          <span aria-hidden="true">+{left}</span>
          <VisuallyHidden>{t('moreColors', { count: left })}</VisuallyHidden>
        </span>
      )}
      {!isNear && <VisuallyHidden>{t('colorCount', { count: card.colors.length })}</VisuallyHidden>}
    </div>
  );
};
