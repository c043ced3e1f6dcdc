import { type StandardSize, standardMeasurements } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { useLengthText } from '../../shared/body/figure/useLengthText.ts';
import { UnitToggle } from '../../shared/body/measuring/UnitToggle.tsx';
import type { SizePreferences } from '../../shared/sizePreferences/sizePreferences.ts';
import styles from './Measurements.module.css';

export type MeasurementsProps = {
  readonly caption: string;
  readonly sizeTypeSlug: string;
  readonly size: StandardSize;
  readonly units: SizePreferences['units'];
};

/** Finished measurements of a standard size, in centimeters or inches (SIZE-08). */
export const Measurements = observer(function Measurements({
  caption,
  sizeTypeSlug,
  size,
  units,
}: MeasurementsProps): ReactNode {
  const t = useT('sizing');
  const write = useLengthText(units, { showBoth: true });
  const captionId = useId();
  const measurements = standardMeasurements(sizeTypeSlug, size);
  if (!measurements) return null;
  return (
    <div className={styles.measurements}>
      <div className={styles.head}>
        <p id={captionId} className={styles.caption}>
          {caption}
        </p>
        <UnitToggle />
      </div>
      <table className={styles.table} aria-labelledby={captionId}>
        <tbody>
          {measurements.map(({ measure, value }) => (
            <tr key={measure}>
              <th scope="row">{t(`measure.${measure}`)}</th>
              <td>{write(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
