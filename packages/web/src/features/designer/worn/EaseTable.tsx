import type { EaseAt, UnitSystem } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { useLengthText } from '../../../shared/body/figure/useLengthText.ts';
import styles from './Worn.module.css';

type EaseTableProps = {
  readonly places: readonly EaseAt[];
  readonly units: UnitSystem;
  readonly isOwnBody: boolean;
};

/** Garment, body and the room between them at each place. */
export const EaseTable = ({ places, units, isOwnBody }: EaseTableProps): ReactNode => {
  const t = useT('worn');
  const write = useLengthText(units);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('ease.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ease.place')}</th>
            <th scope="col">{t('ease.garment')}</th>
            <th scope="col">{t(isOwnBody ? 'ease.body' : 'ease.standardBody')}</th>
            <th scope="col">{t('ease.ease')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ measure, garment, body, ease, fit }) => (
            <tr key={measure}>
              <th scope="row">
                {t(`measure.${measure}`)}
                <span className={styles.fit}>{t(`fit.${fit}`)}</span>
              </th>
              <td>{write(garment)}</td>
              <td>{write(body)}</td>
              <td className={styles.room}>{write(ease, 'difference')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {places.some(({ ease }) => ease < 0) && <p className={styles.note}>{t('ease.stretch')}</p>}
    </>
  );
};
