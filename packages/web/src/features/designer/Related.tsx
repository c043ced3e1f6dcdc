import type { Currency } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { GarmentName } from '../../ui/GarmentName.tsx';
import { AlikePictures, Packshot } from '../../ui/Packshot.tsx';
import { Price, priceIn } from '../../ui/Price.tsx';
import styles from './Related.module.css';

export type RelatedGarment = {
  readonly isRendered: boolean;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly variantId: string;
  readonly prices: Readonly<Record<Currency, number>>;
};

const RelatedPrice = observer(function RelatedPrice({
  prices,
}: Pick<RelatedGarment, 'prices'>): ReactNode {
  const { currency } = useService(VisitT);
  const languageTag = useLanguageTag();
  return <Price amount={priceIn(prices, currency)} languageTag={languageTag} />;
});

export const Related = ({
  garments,
}: {
  readonly garments: readonly RelatedGarment[];
}): ReactNode => {
  const t = useT('designer');
  return (
    <div>
      <section className={styles.related} aria-labelledby="related-title">
        <h2 id="related-title">{t('related.title')}</h2>
        <AlikePictures areRenders={garments.every(({ isRendered }) => isRendered)}>
          <ul className={styles.garments}>
            {garments.map((garment) => (
              <li key={garment.slug} className={styles.garment}>
                <span className={styles.sheet}>
                  <Packshot
                    className={styles.picture}
                    slug={garment.slug}
                    variantId={garment.variantId}
                    isRendered={garment.isRendered}
                    alt=""
                  />
                </span>
                <h3 className={styles.title}>
                  <LocalLink className={styles.link} to={`/product/${garment.slug}`}>
                    <GarmentName name={garment.title} />
                  </LocalLink>
                </h3>
                <p className={styles.subtitle}>{garment.subtitle}</p>
                <p>
                  <RelatedPrice prices={garment.prices} />
                </p>
              </li>
            ))}
          </ul>
        </AlikePictures>
      </section>
    </div>
  );
};
