import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { PieceRow } from '../../platform/orderLines/PieceRow.tsx';
import { SplitForecast } from '../../platform/orderLines/SplitForecast.tsx';
import { sumLines } from '../../platform/orderLines/sumLines.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SumList } from '../../ui/SumList.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import styles from './OrderOverview.module.css';

/** What is being ordered and what it costs; folded away on small screens. */
export const OrderOverview = observer(function OrderOverview({ basket }: { readonly basket: CheckoutBasketView }): ReactNode {
  const t = useT('checkout');
  const tBasket = useT('basket');
  const languageTag = useLanguageTag();
  const titleId = useId();
  const isBeside = useMediaQuery('(width >= 1024px)');
  const { summary } = basket;
  if (!summary || !basket.basket) return null;
  const content = (
    <div className={styles.content}>
      <ul className={styles.lines} aria-label={tBasket('lines')}>
        {basket.basket.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <PieceRow piece={line} />
          </li>
        ))}
      </ul>
      <SplitForecast lines={basket.basket.lines} />
      <SumList label={tBasket('summary.label')} lines={sumLines(summary, { t: tBasket, languageTag }, basket.basket)} />
      <p className={styles.note}>{tBasket('summary.taxIncluded')}</p>
    </div>
  );
  return (
    <aside className={styles.overview} aria-labelledby={titleId}>
      {isBeside ? (
        <>
          <h2 id={titleId} className={styles.title}>
            {t('order.title')}
          </h2>
          {content}
        </>
      ) : (
        <details className={styles.fold}>
          <summary className={styles.summary}>
            <h2 id={titleId} className={styles.title}>
              {t('order.title')}
            </h2>
            <Icon name="down" size={16} className={styles.arrow} />
            <strong className={styles.total}>{formatMoney(summary.total, languageTag)}</strong>
          </summary>
          {content}
        </details>
      )}
    </aside>
  );
});
