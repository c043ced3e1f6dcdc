import type { GarmentMeasure } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { useFitting } from '../../../shell/useFitting.ts';
import { FittingFigure } from '../figure/FittingFigure.tsx';
import { MeasurementTable } from '../measuring/MeasurementTable.tsx';
import { TapeQuestion } from '../measuring/TapeQuestion.tsx';
import { UnitToggle } from '../measuring/UnitToggle.tsx';
import styles from './CreateSizePanel.module.css';
import type { CreateSizeStore } from './createSizeStore.ts';

/** The garment that would be made, on the body it is for, with how sure each measurement is. */
export const ResultStep = observer(function ResultStep({ store }: { readonly store: CreateSizeStore }): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useFitting();
  const [highlighted, setHighlighted] = useState<GarmentMeasure | null>(null);
  const { body, garment, sizeType, fit } = store;
  if (!sizeType || !fit) return null;
  return (
    <>
      <p className={styles.lead}>
        {t('create.resultLead', { garment: sizing(`sizeType.${sizeType.slug as 't-shirt'}`), fit: t(`fit.${fit}.title`) })}
      </p>
      <FittingFigure
        className={styles.resultFigure}
        view="upper"
        body={body.numbers}
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
      <TapeQuestion body={body} units={units} onTake={store.take} onForget={store.forget} />
    </>
  );
});
