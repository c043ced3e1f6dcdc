import { freeShippingFrom, volumeDiscountSteps } from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { formatMoney, formatPercent, money } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { PlaceHint } from '../../shared/place/PlaceHint.tsx';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { GarmentName } from '../../ui/GarmentName.tsx';
import { Price, priceIn } from '../../ui/Price.tsx';
import styles from './ProductHead.module.css';

const DeliveryDates = lazyPart(() => import('./DeliveryDates.tsx'), [], nothing);

const Somewhere = (): ReactNode => useT('designer')('price.levy.somewhere');
const LeviesDue = lazyPart<{ readonly type: ClothingType }>(
  () => import('./LeviesDue.tsx'),
  [],
  () => <Somewhere />,
);

/**
 * True if the price includes duties and taxes at the visitor's location. Their calculation
 * loads only where they apply.
 */
const LevyLine = observer(function LevyLine({ type }: { readonly type: ClothingType }): ReactNode {
  const t = useT('designer');
  const languageTag = useLanguageTag();
  const terms = useService(VisitT).visit?.location.levyTerms;
  if (!terms) return <Somewhere />;
  if (terms.kind === 'on-arrival') return <LeviesDue type={type} />;
  return terms.kind === 'vat'
    ? t('price.levy.vat', { percent: formatPercent(terms.rate / 10, languageTag) })
    : t(`price.levy.${terms.kind}`);
});

type ProductHeadProps = {
  readonly type: ClothingType;
  /** Name of the current design; defaults to the name of the type. */
  readonly name?: string;
  readonly isPriceFrom?: boolean;
};

/** Name and price, and the discount for several pieces (PRICE-11 … PRICE-13). */
export const ProductHead = observer(function ProductHead({
  type,
  name = type.title,
  isPriceFrom = false,
}: ProductHeadProps): ReactNode {
  const t = useT('designer');
  const { currency } = useService(VisitT);
  const panels = usePanels();
  const languageTag = useLanguageTag();
  const before = type.priorPrices?.[currency];
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <GarmentName name={name} />
      </h1>
      <p className={styles.subtitle}>{type.subtitle}</p>
      <div className={styles.priceRow}>
        <p className={styles.price}>
          {isPriceFrom && <span className={styles.from}>{t('price.from')} </span>}
          <Price amount={priceIn(type.prices, currency)} languageTag={languageTag} />
        </p>
        <PlaceHint />
      </div>
      {before !== undefined && (
        <p className={styles.delivery}>
          {t('price.reduced', { before: formatMoney(money(before, currency), languageTag) })}
        </p>
      )}
      {type.requiresShipping && (
        <p className={styles.delivery}>
          <DeliveryDates productClass={type.productClass} />
        </p>
      )}
      {type.requiresShipping && !isPriceFrom && (
        <p className={styles.delivery}>
          <button
            type="button"
            className={styles.more}
            aria-haspopup="dialog"
            onClick={() => panels.show('us-tariffs')}
          >
            <LevyLine type={type} />
          </button>
        </p>
      )}
      <ul className={styles.terms}>
        {!isPriceFrom &&
          [...volumeDiscountSteps]
            .reverse()
            .map(({ from, percent }) => (
              <li key={from}>
                {t('volume.step', { from, percent: formatPercent(percent, languageTag) })}
              </li>
            ))}
        {!isPriceFrom && <li>{t('volume.shipping', { from: freeShippingFrom })}</li>}
      </ul>
    </header>
  );
});
