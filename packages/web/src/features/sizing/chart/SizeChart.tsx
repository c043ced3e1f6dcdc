import {
  baseSizes,
  cutForOf,
  formatStandardSize,
  type StandardSize,
  storedCutFor,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { useLengthText } from '../../../shared/body/figure/useLengthText.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import styles from './SizeChart.module.css';
import { SizeChartStoreT } from './sizeChartStore.ts';

type SizeChartProps = { readonly sizeTypeSlug: string; readonly size: StandardSize };

export const SizeChart = observer(function SizeChart({
  sizeTypeSlug,
  size,
}: SizeChartProps): ReactNode {
  const t = useT('sizing');
  const store = useService(SizeChartStoreT);
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const titleId = useId();
  useEffect(() => {
    void store?.load();
  }, [store]);
  const rows = store?.rowsOf(sizeTypeSlug, size.length, cutForOf(size)) ?? [];
  if (rows.length === 0) return null;
  return (
    <div className={styles.block}>
      <h4 id={titleId}>{t('chart.title', { length: t(`length.${size.length}`) })}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section className={styles.scroll} aria-labelledby={titleId} tabIndex={0}>
        <table className={styles.chart}>
          <thead>
            <tr>
              <th scope="col">{t('chart.measure', { unit: t(`units.${units}.sign`) })}</th>
              {baseSizes.map((base) => (
                <th key={base} scope="col" aria-current={base === size.base || undefined}>
                  {formatStandardSize({
                    base,
                    length: size.length,
                    ...storedCutFor(size.cutFor),
                  }).slice(0, -1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ measure, title, values }) => (
              <tr key={measure}>
                <th scope="row">{title}</th>
                {baseSizes.map((base, index) => {
                  const value = values[index];
                  return (
                    <td key={base} className={base === size.base ? styles.current : undefined}>
                      {value === undefined ? null : write(value, 'number')}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
});
