import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { LeviesNote } from '../../shared/orderLines/LeviesNote.tsx';
import { PieceRow } from '../../shared/orderLines/PieceRow.tsx';
import { SplitForecast } from '../../shared/orderLines/SplitForecast.tsx';
import { sumLines } from '../../shared/orderLines/sumLines.ts';
import { AlikeLines } from '../../ui/Packshot.tsx';
import { SumList } from '../../ui/SumList.tsx';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import styles from './OrderOverview.module.css';

export default observer(function OrderContent({
  basket,
}: {
  readonly basket: CheckoutBasketView;
}): ReactNode {
  const t = useT('basket');
  const languageTag = useLanguageTag();
  const { summary } = basket;
  if (!summary || !basket.basket) return null;
  return (
    <div className={styles.content}>
      <AlikeLines lines={basket.basket.lines}>
        <ul className={styles.lines} aria-label={t('lines')}>
          {basket.basket.lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <PieceRow piece={line} />
            </li>
          ))}
        </ul>
      </AlikeLines>
      <SplitForecast lines={basket.basket.lines} />
      <SumList
        label={t('summary.label')}
        lines={sumLines(summary, { t, languageTag }, basket.basket)}
      />
      <LeviesNote basket={basket.basket} className={styles.note} />
    </div>
  );
});
