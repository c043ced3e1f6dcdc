import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useVisit } from '../../app.ts';
import { useLanguageTag, useT } from '../../i18n/useT.ts';
import { Choices } from '../../shell/Choices.tsx';
import { LocalLink } from '../../shell/links.tsx';
import { Packshot } from '../../ui/Packshot.tsx';
import { Price, priceIn } from '../../ui/Price.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { type GarmentCard as Card, cardPath } from './card.ts';
import styles from './GarmentCard.module.css';

const CardPrice = observer(function CardPrice({ card }: { readonly card: Card }): ReactNode {
  const t = useT('catalog');
  const { currency } = useVisit();
  const languageTag = useLanguageTag();
  return (
    <p className={styles.price}>
      {card.isPriceFrom && <span className={styles.from}>{t('from')} </span>}
      <Price amount={priceIn(card.prices, currency)} languageTag={languageTag} />
    </p>
  );
});

type GarmentCardProps = {
  readonly card: Card;
  readonly heading: 'h2' | 'h4';
  /** In the first view. */
  readonly isFirst?: boolean;
};

/** A garment with its drawing, its price and its colors; pointing at a color shows it, and leads to it. */
export const GarmentCard = ({ card, heading: Heading, isFirst = false }: GarmentCardProps): ReactNode => {
  const t = useT('catalog');
  const [variantId, setVariantId] = useState(card.variantId);
  const color = card.colors.find((candidate) => candidate.variantId === variantId);
  return (
    <article className={styles.card}>
      <div className={styles.sheet}>
        <Packshot className={styles.picture} slug={card.slug} variantId={variantId} alt="" isFirst={isFirst} />
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <LocalLink to={cardPath(card, variantId)} className={styles.link}>
            {card.title}
          </LocalLink>
        </Heading>
        <CardPrice card={card} />
        <p className={styles.subtitle}>{card.subtitle}</p>
      </div>
      {card.colors.length > 0 && (
        <>
          <Choices
            label={t('colorsOf', { garment: card.title })}
            className={styles.colors}
            choiceClassName={styles.color}
            value={variantId}
            onChoose={setVariantId}
            isChosenByPointing
            choices={card.colors.map((candidate) => ({
              value: candidate.variantId,
              label: candidate.title,
              path: () => cardPath(card, candidate.variantId),
              content: <Swatch hex={candidate.hex} size="small" />,
            }))}
          />
          <p className={styles.colorName} aria-hidden="true">
            {color?.title}
          </p>
        </>
      )}
    </article>
  );
};
