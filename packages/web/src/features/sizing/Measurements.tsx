import { type StandardSize, standardMeasurements, toInches } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useSizePreferences } from '../../platform/sizePreferences/useSizePreferences.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import styles from './Measurements.module.css';
import { UnitToggle } from './measuring/UnitToggle.tsx';

export type MeasurementsProps = {
  readonly caption: string;
  readonly sizeTypeSlug: string;
  readonly size: StandardSize;
};

/** Finished measurements of a standard size, in centimeters or inches (SIZE-08). */
const Measurements = observer(function Measurements({ caption, sizeTypeSlug, size }: MeasurementsProps): ReactNode {
  const t = useT('sizing');
  const languageTag = useLanguageTag();
  const sizePreferences = useSizePreferences();
  const captionId = useId();
  const measurements = standardMeasurements(sizeTypeSlug, size);
  if (!measurements) return null;
  const { units } = sizePreferences;
  const write = new Intl.NumberFormat(languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
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
              <td>
                {write.format(units === 'metric' ? value : toInches(value))} {t(`units.${units}.sign`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

export default Measurements;
