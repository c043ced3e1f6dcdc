import {
  type BodyEstimate,
  type BodyMeasure,
  centimeters,
  likelyBounds,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { useLengthText } from '../measuring/useLengthText.ts';
import styles from './LiveMeasures.module.css';

const shown: readonly BodyMeasure[] = [
  'chestCircumference',
  'waistCircumference',
  'hipCircumference',
  'sleeveLengthSpineWrist',
];

type LiveMeasuresProps = { readonly estimate: BodyEstimate; readonly units: UnitSystem };

/** What the answers so far say about the body: it changes with each movement, beside the figure. */
export const LiveMeasures = ({ estimate, units }: LiveMeasuresProps): ReactNode => {
  const t = useT('measuring');
  const write = useLengthText(units);
  return (
    <dl className={styles.measures}>
      {shown.map((measure) => {
        const { minimum, maximum } = likelyBounds(estimate[measure]);
        return (
          <div key={measure}>
            <dt>{t(`measure.${measure}`)}</dt>
            <dd>
              {write(centimeters(estimate[measure].meanCm))}
              <span className={styles.spread}>
                {' '}
                ± {write(centimeters((maximum - minimum) / 2), 'number')}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
