import { formatMoney } from '@tailorbird/domain/kernel';
import { memo, type ReactNode, useState } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { HeartSlot } from '../../shared/favorites/favoritesSlots.tsx';
import { useCurrency } from '../../shared/visit/CurrencyContext.tsx';
import { GarmentName } from '../../ui/GarmentName.tsx';
import { Packshot } from '../../ui/Packshot.tsx';
import { priceIn } from '../../ui/Price.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CardColors } from './CardColors.tsx';
import { cardPath, type ListedGarment } from './card.ts';
import styles from './GarmentCard.module.css';

const CardPrice = ({ card }: { readonly card: ListedGarment }): ReactNode => {
  const t = useT('catalog');
  const currency = useCurrency();
  const languageTag = useLanguageTag();
  return (
    <p className={styles.price}>
      {card.isPriceFrom && <span className={styles.from}>{t('from')} </span>}
      {formatMoney(priceIn(card.prices, currency), languageTag)}
      {card.priorPrices && card.priorPrices[currency] > 0 && (
        <>
          {' '}
          <s className={styles.from}>
            <VisuallyHidden>{t('before')} </VisuallyHidden>
            {formatMoney(priceIn(card.priorPrices, currency), languageTag)}
          </s>
        </>
      )}
    </p>
  );
};

/**
 * Loading priority of the picture: `first` cards at once, the `lead` card before everything
 * else.
 */
export type CardPlace = 'lead' | 'first' | 'later';

const sizes =
  '(width >= 90rem) 19rem, (width >= 80rem) 22vw, (width >= 48rem) 30vw, (width >= 23.75rem) 45vw, 92vw';

type GarmentCardProps = {
  readonly card: ListedGarment;
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly place?: CardPlace;
};

export const GarmentCard = memo(function GarmentCard({
  card,
  heading: Heading,
  place = 'later',
}: GarmentCardProps): ReactNode {
  const t = useT('catalog');
  const [variantId, setVariantId] = useState(card.variantId);
  const color = card.colors.find((candidate) => candidate.variantId === variantId);
  // Loads the interactive parts near the viewport only: a range has a hundred cards.
  const [element, isNear] = useNearViewport<HTMLElement>(200);
  return (
    <article ref={element} className={styles.card}>
      <div className={styles.sheet}>
        <Packshot
          className={styles.picture}
          slug={card.slug}
          variantId={variantId}
          alt=""
          sizes={sizes}
          isRendered={card.isRendered}
          isFirst={place === 'lead'}
          {...(place === 'first' && { loading: 'eager' })}
        />
        {card.isNew && (
          <span className={styles.new} data-paper="light">
            {t('new')}
          </span>
        )}
      </div>
      <Heading className={styles.title}>
        <LocalLink to={cardPath(card, variantId)} className={styles.link}>
          <GarmentName name={card.title} />
        </LocalLink>
      </Heading>
      <CardPrice card={card} />
      <p className={styles.subtitle}>{card.subtitle}</p>
      {isNear && !card.isPriceFrom && (
        <HeartSlot
          slug={card.slug}
          variantId={variantId}
          name={color ? `${card.title}, ${color.title}` : card.title}
          place="card"
        />
      )}
      {card.colors.length > 0 && (
        <CardColors card={card} variantId={variantId} isNear={isNear} onChoose={setVariantId} />
      )}
    </article>
  );
});
