import { fabricColorOf } from '@tailorbird/domain/catalog';
import { designPath } from '@tailorbird/domain/designer';
import { formatMoney } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { PanelFoot } from '../../platform/panels/panelFrame.tsx';
import { type PanelProps, type PanelValueProps, usePanels } from '../../platform/panels/panels.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { traitLines } from '../../shared/orderLines/traitLines.ts';
import { Button } from '../../ui/Button.tsx';
import { GarmentPicture, packshotPath } from '../../ui/Packshot.tsx';
import { TraitList } from '../../ui/TraitList.tsx';
import { LineFrame } from './LineFrame.tsx';
import styles from './LinePanels.module.css';
import { designOfLine, type LineState } from './lineStore.ts';

const WhatGoesIn = lazyPart(
  () => import('../../shared/orderLines/GarmentFootprint.tsx'),
  ['expenditure'],
  nothing,
);

type Ready = Extract<LineState, { status: 'ready' }>;

const Pictures = ({ line, type }: Ready): ReactNode => {
  const t = useT('garmentPanels');
  const isCard = line.snapshot.giftCardTier !== null;
  return (
    <div className={styles.pictures} data-single={isCard || undefined}>
      <GarmentPicture
        className={styles.picture}
        path={line.imagePath}
        alt={`${line.title}, ${t('details.front')}`}
      />
      {!isCard && (
        <GarmentPicture
          className={styles.picture}
          path={packshotPath(type.slug, line.variantId, {
            initials: line.snapshot.initials,
            view: 'back',
          })}
          alt={`${line.title}, ${t('details.back')}`}
        />
      )}
    </div>
  );
};

const Details = ({ line, type, onClose }: Ready & PanelProps): ReactNode => {
  const t = useT('garmentPanels');
  const tBasket = useT('basket');
  const languageTag = useLanguageTag();
  const panels = usePanels();
  const { snapshot } = line;
  const isCard = snapshot.giftCardTier !== null;
  const fabric = fabricColorOf(type, snapshot.fabricColorId)?.fabric;
  const mayChange = isCard || !type.isStockItem || type.fabricColors.length > 1;
  return (
    <div className={styles.panel}>
      <Pictures status="ready" line={line} type={type} />
      <div className={styles.head}>
        <h3 className={styles.title}>{line.title}</h3>
        <p className={styles.price}>{formatMoney(line.unitPrice, languageTag)}</p>
      </div>
      {line.levy && <p className={styles.soft}>{line.levy.text}</p>}
      <TraitList
        traits={[
          ...traitLines(line, tBasket, languageTag),
          { label: t('details.quantity'), value: String(line.quantity) },
        ]}
      />
      {isCard && snapshot.note !== '' && (
        <section className={styles.section}>
          <h4>{t('details.note')}</h4>
          <p className={styles.note}>{snapshot.note}</p>
        </section>
      )}
      {!isCard && fabric && (
        <section className={styles.section}>
          <h4>{t('details.cloth')}</h4>
          <p>{fabric.title}</p>
          <p className={styles.soft}>{fabric.composition}</p>
          <p className={styles.soft}>{fabric.care}</p>
          <WhatGoesIn key={line.id} line={{ of: 'basket', id: line.id }} title={line.title} />
        </section>
      )}
      <p>
        <LocalLink
          className={styles.link}
          to={isCard ? `/product/${type.slug}` : designPath(type, designOfLine(line))}
          onClick={onClose}
        >
          {t(isCard ? 'details.toCard' : 'details.toDesigner')}
        </LocalLink>
      </p>
      {mayChange && (
        <PanelFoot>
          <Button
            isWide
            aria-haspopup="dialog"
            onClick={() => panels.stack('mini-designer', { 'mini-designer': String(line.id) })}
          >
            {t('details.change')}
          </Button>
        </PanelFoot>
      )}
    </div>
  );
};

/**
 * A basket line in detail: pictures, materials and a button to change it (SHELL-02). Needs the
 * texts of the basket.
 */
export default function ItemDetailsPanel({
  values: [lineId],
  onClose,
}: PanelValueProps<'item-details'>): ReactNode {
  return (
    <LineFrame lineId={lineId}>{(ready) => <Details {...ready} onClose={onClose} />}</LineFrame>
  );
}
