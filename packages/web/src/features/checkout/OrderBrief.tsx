import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { LeviesNote } from '../../shared/orderLines/LeviesNote.tsx';
import { sumLines } from '../../shared/orderLines/sumLines.ts';
import { traitSummary } from '../../shared/orderLines/traitLines.ts';
import { SumList } from '../../ui/SumList.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import styles from './CheckoutPage.module.css';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import { wide } from './OrderOverview.tsx';

/**
 * Content and total of the order directly above the buy button, where the overview is
 * collapsed.
 */
export const OrderBrief = observer(function OrderBrief({
  basket,
}: {
  readonly basket: CheckoutBasketView;
}): ReactNode {
  const [t, words] = [useT('checkout'), useT('basket')];
  const languageTag = useLanguageTag();
  const isBeside = useMediaQuery(wide);
  const titleId = useId();
  const { summary } = basket;
  if (isBeside || !summary || !basket.basket) return null;
  return (
    <section className={styles.brief} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.legend}>
        {t('order.brief')}
      </h3>
      <ul className={styles.brief}>
        {basket.basket.lines.map((line) => (
          <li key={line.id} className={styles.briefLine}>
            <span>
              {`${line.quantity}× ${line.title}`}
              <span className={styles.againNote}>
                {traitSummary(line, words, languageTag).join(' · ')}
              </span>
            </span>
            <span>{formatMoney(line.priceInclDiscounts, languageTag)}</span>
          </li>
        ))}
      </ul>
      <SumList
        label={words('summary.label')}
        lines={sumLines(summary, { t: words, languageTag }, basket.basket)}
      />
      <LeviesNote basket={basket.basket} className={styles.note} />
    </section>
  );
});
