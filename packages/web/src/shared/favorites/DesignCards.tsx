import type { LikedDesign } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { AlikePictures, Packshot } from '../../ui/Packshot.tsx';
import { Price, priceIn } from '../../ui/Price.tsx';
import { isVariantRendered } from '../garments/garmentOf.ts';
import { VisitT } from '../visit/visitStore.ts';
import styles from './DesignCards.module.css';
import { designKey } from './designKey.ts';
import type { ShownDesign } from './shownDesign.ts';
import type { ShownDesigns } from './useShownDesigns.ts';

type CardsProps = {
  readonly designs: ShownDesigns['shown'];
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly actions?: (shown: ShownDesign) => ReactNode;
  /** Actions for discontinued designs. Without them those designs are hidden. */
  readonly goneActions?: (design: LikedDesign) => ReactNode;
};

const DesignPrice = observer(function DesignPrice({
  shown,
}: {
  readonly shown: ShownDesign;
}): ReactNode {
  const { currency } = useService(VisitT);
  return <Price amount={priceIn(shown.type.prices, currency)} languageTag={useLanguageTag()} />;
});

export const DesignCards = ({
  designs,
  heading: Heading,
  actions,
  goneActions,
}: CardsProps): ReactNode => {
  const t = useT('favorites');
  return (
    <AlikePictures
      areRenders={designs.every(
        ({ shown }) => !shown || isVariantRendered(shown.type, shown.variant),
      )}
    >
      <ul className={styles.cards}>
        {designs.map(({ design, shown }) =>
          shown ? (
            <li key={designKey(design)} className={styles.card}>
              <div className={styles.place}>
                <span className={styles.sheet}>
                  <Packshot
                    className={styles.picture}
                    slug={design.slug}
                    variantId={design.variantId}
                    isRendered={isVariantRendered(shown.type, shown.variant)}
                    alt=""
                  />
                </span>
                <Heading className={styles.title}>
                  <LocalLink to={shown.path} className={styles.link}>
                    {shown.name}
                  </LocalLink>
                </Heading>
                <p className={styles.detail}>
                  {t('card.color', {
                    color: shown.color.color.title,
                    fabric: shown.color.fabric.title,
                  })}
                </p>
                <p className={styles.price}>
                  {shown.isAvailable ? <DesignPrice shown={shown} /> : t('card.unavailable')}
                </p>
              </div>
              {actions && <div className={styles.actions}>{actions(shown)}</div>}
            </li>
          ) : (
            goneActions && (
              <li key={designKey(design)} className={styles.card}>
                <p className={styles.gone}>{t('card.gone')}</p>
                <div className={styles.actions}>{goneActions(design)}</div>
              </li>
            )
          ),
        )}
      </ul>
    </AlikePictures>
  );
};
