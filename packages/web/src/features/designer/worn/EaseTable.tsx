import type { EaseAt, UnitSystem } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { useLengthText } from '../../../shared/body/figure/useLengthText.ts';
import styles from './Worn.module.css';

type EaseTableProps = {
  readonly places: readonly EaseAt[];
  readonly units: UnitSystem;
  readonly isOwnBody: boolean;
};

type Verdict = 'tight' | 'close' | 'wide' | 'good';
type Judged = { readonly verdict: Verdict; readonly at: readonly EaseAt[] };

const verdictAt = ({ fit, ease }: EaseAt): Verdict => {
  if (fit === 'TIGHTER') return ease < 0 ? 'tight' : 'close';
  return fit === 'LOOSER' ? 'wide' : 'good';
};

/** Faults of a size, each with its places; without faults, one good verdict. */
const verdictsOf = (places: readonly EaseAt[]): readonly Judged[] => {
  const faults = (['tight', 'close', 'wide'] as const)
    .map((verdict) => ({ verdict, at: places.filter((place) => verdictAt(place) === verdict) }))
    .filter(({ at }) => at.length > 0);
  return faults.length > 0 ? faults : [{ verdict: 'good', at: places }];
};

/** The size that would fit better; null if this one fits. */
const adviceOf = (places: readonly EaseAt[]): 'larger' | 'smaller' | 'made' | null => {
  const verdicts = places.map(verdictAt);
  if (verdicts.every((verdict) => verdict === 'good')) return null;
  if (!verdicts.includes('wide')) return 'larger';
  return verdicts.every((verdict) => verdict === 'wide') ? 'smaller' : 'made';
};

/** Garment, body and the room between them at each place, in words and figures. */
export const EaseTable = ({ places, units, isOwnBody }: EaseTableProps): ReactNode => {
  const t = useT('worn');
  const list = new Intl.ListFormat(useLanguageTag());
  const write = useLengthText(units);
  if (places.length === 0) return null;
  const advice = adviceOf(places);
  return (
    <>
      <p className={styles.verdict}>
        {verdictsOf(places)
          .map(({ verdict, at }) =>
            t(`verdict.${verdict}`, {
              places: list.format(at.map(({ measure }) => t(`where.${measure}`))),
            }),
          )
          .concat(advice === null ? [] : t(`advice.${advice}`))
          .join(' ')}
      </p>
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
          {places.map(({ measure, garment, body, ease, regular, fit }) => (
            <tr key={measure}>
              <th scope="row">
                {t(`measure.${measure}`)}
                <span className={styles.fit}>
                  {t(`fit.${fit}`)}{' '}
                  <span className={styles.usual}>
                    {t('ease.usual', { room: write(regular, 'difference') })}
                  </span>
                </span>
              </th>
              <td>{write(garment)}</td>
              <td>{write(body)}</td>
              <td className={styles.room}>{write(ease, 'difference')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
