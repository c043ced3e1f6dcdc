import { type Centimeters, centimeters, type UnitSystem } from '@tailorbird/domain/sizing';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { IntervalBar } from '../../../ui/IntervalBar.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useLengthText } from '../figure/useLengthText.ts';
import styles from './MeasurementTable.module.css';

export type MeasurementRow<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly value: Centimeters;
  readonly interval?:
    | { readonly low: Centimeters; readonly high: Centimeters; readonly isTaped?: boolean }
    | undefined;
  readonly compared?: Centimeters | undefined;
};

type MeasurementTableProps<Key extends string> = {
  readonly caption: string;
  readonly rows: readonly MeasurementRow<Key>[];
  readonly units: UnitSystem;
  readonly aside?: ReactNode;
  readonly columns?: { readonly value: string; readonly compared: string } | undefined;
  readonly highlighted?: Key | null;
  /** Called when the visitor selects or leaves a row. Rows are buttons then. */
  readonly onHighlight?: (key: Key | null) => void;
};

/**
 * Range of the bars: a third around the middle, so that bars of one table have comparable
 * widths.
 */
const scaleOf = (value: number): { readonly minimum: number; readonly maximum: number } => ({
  minimum: value * 0.8,
  maximum: value * 1.2,
});

/**
 * Measurements in the visitor's units, with their intervals or beside those of another
 * size.
 */
export const MeasurementTable = <Key extends string>({
  caption,
  rows,
  units,
  aside,
  columns,
  highlighted = null,
  onHighlight,
}: MeasurementTableProps<Key>): ReactNode => {
  const t = useT('measuring');
  const sizing = useT('sizing');
  const write = useLengthText(units);
  const captionId = useId();
  return (
    <div className={styles.measurements}>
      <div className={styles.head}>
        <p id={captionId} className={styles.caption}>
          {caption}
        </p>
        {aside}
      </div>
      <table className={styles.table} aria-labelledby={captionId}>
        {columns && (
          <thead>
            <tr>
              <td>
                <VisuallyHidden>{sizing(`units.${units}.name`)}</VisuallyHidden>
              </td>
              <th scope="col">{columns.value}</th>
              <th scope="col">{columns.compared}</th>
              <th scope="col">
                <span aria-hidden="true">+/−</span>
                <VisuallyHidden>{t('table.difference')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ key, label, value, interval, compared }) => (
            <tr
              key={key}
              data-highlighted={highlighted === key || undefined}
              onPointerEnter={
                onHighlight && ((event) => event.pointerType === 'mouse' && onHighlight(key))
              }
              onPointerLeave={
                onHighlight && ((event) => event.pointerType === 'mouse' && onHighlight(null))
              }
            >
              <th scope="row">
                {onHighlight ? (
                  <button
                    type="button"
                    className={styles.show}
                    aria-pressed={highlighted === key}
                    onFocus={() => onHighlight(key)}
                    onBlur={() => onHighlight(null)}
                    onClick={() => onHighlight(key)}
                  >
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
              <td>
                {write(value, columns ? 'number' : 'with-sign')}
                {interval && !interval.isTaped && (
                  <span className={styles.spread}>
                    <VisuallyHidden>
                      {t('table.between', {
                        low: write(interval.low, 'number'),
                        high: write(interval.high),
                      })}
                    </VisuallyHidden>
                    <span aria-hidden="true">
                      ± {write(centimeters((interval.high - interval.low) / 2), 'number')}
                    </span>
                  </span>
                )}
                {interval?.isTaped && <span className={styles.byTape}>{t('table.byTape')}</span>}
              </td>
              {columns && <td>{compared === undefined ? '–' : write(compared, 'number')}</td>}
              {columns && (
                <td>
                  {compared === undefined ? '–' : write(centimeters(compared - value), 'signed')}
                </td>
              )}
              {interval && (
                <td className={styles.barCell} aria-hidden="true">
                  <IntervalBar
                    mean={value}
                    low={interval.low}
                    high={interval.high}
                    scale={scaleOf(value)}
                    isTaped={interval.isTaped ?? false}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
