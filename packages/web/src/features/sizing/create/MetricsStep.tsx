import { blocksOf, cutForChoices } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Averages } from '../../../shared/body/facts/Averages.tsx';
import { CutForChoice } from '../../../shared/body/facts/CutForChoice.tsx';
import { FactFields } from '../../../shared/body/facts/FactFields.tsx';
import { LiveMeasures } from '../../../shared/body/figure/LiveMeasures.tsx';
import { SessionFigure } from '../../../shared/body/figure/SessionFigure.tsx';
import { UnitToggle } from '../../../shared/body/measuring/UnitToggle.tsx';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { useDesignedType } from '../useDesignedType.ts';
import { SessionWearerChoice } from '../wearers/SessionWearerChoice.tsx';
import styles from './CreateSizePanel.module.css';
import type { CreateSizeStore } from './createSizeStore.ts';

type StepProps = { readonly store: CreateSizeStore; readonly error: string | null };

/** Age, height, weight and shoe size, beside the body they result in (SIZE-50). */
export const MetricsStep = observer(function MetricsStep({ store, error }: StepProps): ReactNode {
  const t = useT('findSize');
  const { units } = useSizePreferences();
  const garment = useDesignedType();
  const { session } = store;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{t('create.metricsLead')}</p>
        <UnitToggle />
      </div>
      <SessionWearerChoice />
      <CutForChoice
        value={session.cutSaid}
        isKnown={session.isCutKnown}
        blocks={garment?.cutFor ?? (store.sizeType ? blocksOf(store.sizeType.slug) : cutForChoices)}
        onChoose={store.chooseCutFor}
      />
      <div className={styles.beside}>
        <div className={styles.sheet}>
          <SessionFigure className={styles.sideFigure} session={session} />
          <LiveMeasures session={session} units={units} />
        </div>
        <div className={styles.facts}>
          <FactFields
            facts={session.facts}
            units={units}
            averages={session.averages}
            onAdjust={store.adjust}
            error={session.isNotCut ? null : error}
          />
          <Averages session={session} />
        </div>
      </div>
    </>
  );
});
