import {
  type BodyMeasure,
  centimeters,
  likelyInterval,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import type { SizingSession } from '../session/sizingSession.ts';
import styles from './LiveMeasures.module.css';
import { useLengthText } from './useLengthText.ts';

const shown: readonly BodyMeasure[] = [
  'chestCircumference',
  'waistCircumference',
  'hipCircumference',
  'sleeveLengthSpineWrist',
];

type LiveMeasuresProps = { readonly session: SizingSession; readonly units: UnitSystem };

/**
 * Live estimate next to the figure, updated with each answer. Before any answer it is
 * an average and labeled so.
 */
export const LiveMeasures = observer(function LiveMeasures({
  session,
  units,
}: LiveMeasuresProps): ReactNode {
  const t = useT('measuring');
  const findSize = useT('findSize');
  const write = useLengthText(units);
  const { estimate } = session;
  if (!session.isAnswered) return <p className={styles.average}>{findSize('averages.figure')}</p>;
  return (
    <dl className={styles.measures}>
      {shown.map((measure) => {
        const { minimum, maximum } = likelyInterval(estimate[measure]);
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
});
