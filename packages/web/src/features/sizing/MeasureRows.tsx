import type { Centimeters } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLengthText } from '../../shared/body/figure/useLengthText.ts';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './Measurements.module.css';

type MeasureRowsProps = {
  readonly label: string;
  readonly rows: readonly {
    readonly measure: string;
    readonly title: string;
    readonly value: Centimeters;
    readonly note?: string | undefined;
  }[];
  readonly className?: string | undefined;
};

export const MeasureRows = observer(function MeasureRows({
  label,
  rows,
  className,
}: MeasureRowsProps): ReactNode {
  const { units } = useSizePreferences();
  const write = useLengthText(units, { showBoth: true });
  return (
    <div className={classNames(styles.measurements, className)}>
      <table className={styles.table} aria-label={label}>
        <tbody>
          {rows.map(({ measure, title, value, note }) => (
            <tr key={measure}>
              <th scope="row">
                {title}
                {note !== undefined && <small className={styles.rowNote}> {note}</small>}
              </th>
              <td>{write(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
