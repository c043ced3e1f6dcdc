import { type ClothingType, type FabricColor, withTrims } from '@tailorbird/domain/catalog';
import { modelCode } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { SellerT, SupportAddressT } from '../../shared/site/site.ts';
import styles from './Below.module.css';

export const Story = ({
  type,
  color,
}: {
  readonly type: ClothingType;
  readonly color: FabricColor | null;
}): ReactNode => {
  const fabric = color?.fabric;
  const t = useT('designer');
  const seller = useService(SellerT);
  const supportAddress = useService(SupportAddressT);
  return (
    <div className={styles.story}>
      <section className={styles.description}>
        <h2>{t('story.title')}</h2>
        {type.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {color && fabric && (
        <section className={styles.fabric} aria-live="polite">
          <h2 className={styles.fabricTitle}>{t('fabric.title')}</h2>
          <dl className={styles.facts}>
            <div>
              <dt>{t('fabric.cloth')}</dt>
              <dd>{fabric.title}</dd>
            </div>
            <div>
              <dt>{t('fabric.composition')}</dt>
              <dd>{withTrims(fabric.composition, type.trims)}</dd>
            </div>
            <div>
              <dt>{t('fabric.care')}</dt>
              <dd>{fabric.care}</dd>
            </div>
            <div>
              <dt>{t('fabric.made')}</dt>
              <dd>{t(type.isStockItem ? 'fabric.madeAhead' : 'fabric.madeIn')}</dd>
            </div>
            {seller && (
              <div>
                <dt>{t('fabric.manufacturer')}</dt>
                <dd>{`${seller.name}, ${seller.address}, ${supportAddress}`}</dd>
              </div>
            )}
            <div>
              <dt>{t('fabric.model')}</dt>
              <dd>
                <TextLink to={`/garment/${modelCode(type.id, color.id)}`}>
                  {`${type.id} ${type.title}`}
                </TextLink>
              </dd>
            </div>
            <div>
              <dt>{t('fabric.guarantee')}</dt>
              <dd>
                <TextLink to="/legal-guarantee">{t('fabric.guaranteeText')}</TextLink>
              </dd>
            </div>
          </dl>
        </section>
      )}
    </div>
  );
};
