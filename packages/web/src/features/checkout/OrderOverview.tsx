import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import styles from './OrderOverview.module.css';

/**
 * On small screens the collapsed content loads when it is opened or when the visitor starts the
 * form.
 */
export const OrderContent = lazyPart(() => import('./OrderContent.tsx'), []);

/** Viewport width from which the overview is beside the steps. */
export const wide = '(width >= 64rem)';

export const usePreparedOverview = (): void => {
  const isBeside = useMediaQuery(wide);
  useEffect(() => {
    if (isBeside) OrderContent.prepare();
  }, [isBeside]);
};

export const OrderOverview = observer(function OrderOverview({
  basket,
}: {
  readonly basket: CheckoutBasketView;
}): ReactNode {
  const t = useT('checkout');
  const languageTag = useLanguageTag();
  const titleId = useId();
  const isBeside = useMediaQuery(wide);
  const [isOpen, setOpen] = useState(false);
  const { summary } = basket;
  if (!summary || !basket.basket) return null;
  return (
    <aside className={styles.overview} aria-labelledby={titleId}>
      {isBeside ? (
        <>
          <h2 id={titleId} className={styles.title}>
            {t('order.title')}
          </h2>
          <OrderContent basket={basket} />
        </>
      ) : (
        <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={styles.summary}>
            <h2 id={titleId} className={styles.title}>
              {t('order.title')}
            </h2>
            <Icon name="down" size={16} className={styles.arrow} />
            <strong className={styles.total}>{formatMoney(summary.total, languageTag)}</strong>
          </summary>
          {isOpen && <OrderContent basket={basket} />}
        </details>
      )}
    </aside>
  );
});
