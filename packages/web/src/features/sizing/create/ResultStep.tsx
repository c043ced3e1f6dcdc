import type { GarmentMeasure } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { FitPromise } from '../../../shared/body/facts/FitPromise.tsx';
import { Trust } from '../../../shared/body/facts/Trust.tsx';
import { FittingFigure } from '../../../shared/body/figure/FittingFigure.tsx';
import { FitMeaning } from '../../../shared/body/measuring/FitMeaning.tsx';
import { MeasurementTable } from '../../../shared/body/measuring/MeasurementTable.tsx';
import { MoreKnownSlot } from '../../../shared/body/measuring/MoreKnownSlot.tsx';
import { TapeQuestion } from '../../../shared/body/measuring/TapeQuestion.tsx';
import { UnitToggle } from '../../../shared/body/measuring/UnitToggle.tsx';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import styles from './CreateSizePanel.module.css';
import type { CreateSizeStore } from './createSizeStore.ts';

export const ResultStep = observer(function ResultStep({
  store,
  name,
}: {
  readonly store: CreateSizeStore;
  readonly name: string | null;
}): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useSizePreferences();
  const [highlighted, setHighlighted] = useState<GarmentMeasure | null>(null);
  const { session, garment, sizeType, fit } = store;
  if (!sizeType || !fit) return null;
  const made = {
    garment: sizing(`sizeType.${sizeType.slug as 't-shirt'}`),
    fit: t(`fit.${fit}.title`),
  };
  return (
    <>
      <p className={styles.lead}>
        {name === null
          ? t('create.resultLead', made)
          : t('create.for.resultLead', { ...made, name })}
      </p>
      <FitPromise shares={session.shares} first="custom" />
      <FittingFigure
        className={styles.resultFigure}
        view="upper"
        body={session.numbers}
        units={units}
        garment={{ sizeTypeSlug: sizeType.slug, measurements: garment }}
        highlight={highlighted && { of: 'garment', measure: highlighted }}
      />
      <MeasurementTable
        caption={t('create.finished')}
        aside={<UnitToggle />}
        units={units}
        rows={garment.map(({ measure, value, low, high }) => ({
          key: measure,
          label: sizing(`measure.${measure}`),
          value,
          interval: { low, high },
        }))}
        highlighted={highlighted}
        onHighlight={setHighlighted}
      />
      <Trust facts={session.facts} className={styles.legend} />
      <TapeQuestion session={session} units={units} name={name} />
      <MoreKnownSlot host={session} units={units} />
      <p className={styles.legend}>
        <FitMeaning tolerances={session.tolerances} />
      </p>
    </>
  );
});
