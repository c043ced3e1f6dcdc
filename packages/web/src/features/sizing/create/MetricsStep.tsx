import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSizePreferences } from '../../../platform/sizePreferences/useSizePreferences.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { FactFields } from '../facts/FactFields.tsx';
import { FittingFigure } from '../figure/FittingFigure.tsx';
import { LiveMeasures } from '../figure/LiveMeasures.tsx';
import { UnitToggle } from '../measuring/UnitToggle.tsx';
import styles from './CreateSizePanel.module.css';
import type { CreateSizeStore } from './createSizeStore.ts';

type StepProps = { readonly store: CreateSizeStore; readonly error: string | null };

/** Age, height, weight and shoe size, beside the body they make (SIZE-50). */
export const MetricsStep = observer(function MetricsStep({ store, error }: StepProps): ReactNode {
  const t = useT('findSize');
  const { units } = useSizePreferences();
  const { session } = store;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{t('create.metricsLead')}</p>
        <UnitToggle />
      </div>
      <div className={styles.beside}>
        <div className={styles.sheet}>
          <FittingFigure className={styles.sideFigure} body={session.numbers} units={units} />
          <LiveMeasures estimate={session.estimate} units={units} />
        </div>
        <FactFields facts={session.facts} units={units} onAdjust={store.adjust} error={error} />
      </div>
    </>
  );
});
