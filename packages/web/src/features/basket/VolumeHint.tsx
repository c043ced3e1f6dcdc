import {
  freeShippingFrom,
  volumeDiscountPercent,
  volumeDiscountSteps,
} from '@tailorbird/domain/basket';
import { formatPercent } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import styles from './BasketPanel.module.css';
import type { BasketChanges } from './basketChanges.ts';
import type { BasketStore } from './basketStore.ts';

const furthest = Math.max(...volumeDiscountSteps.map(({ from }) => from));

type VolumeHintProps = { readonly store: BasketStore; readonly changes: BasketChanges };

/**
 * Number of pieces missing for the next discount, as stitches along a seam (PRICE-11 …
 * PRICE-13).
 */
export const VolumeHint = observer(function VolumeHint({
  store,
  changes,
}: VolumeHintProps): ReactNode {
  const t = useT('basket');
  const languageTag = useLanguageTag();
  const { nextStep } = changes;
  const garmentCount = store.summary?.garmentCount ?? 0;
  if (garmentCount === 0) return null;
  const isFirst = garmentCount < freeShippingFrom;
  return (
    <div className={styles.hint}>
      <p>
        {nextStep
          ? t(isFirst ? 'hint.first' : 'hint.next', {
              count: nextStep.missing,
              percent: formatPercent(nextStep.percent, languageTag),
            })
          : t('hint.last', {
              percent: formatPercent(volumeDiscountPercent(garmentCount), languageTag),
            })}
      </p>
      <div className={styles.stitches} aria-hidden="true">
        {Array.from({ length: furthest }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: stitches are equal and never move.
            key={index}
            className={styles.stitch}
            data-sewn={index < garmentCount || undefined}
          />
        ))}
      </div>
    </div>
  );
});
