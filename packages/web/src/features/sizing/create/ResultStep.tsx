import { centimeters, fitTolerances, type GarmentMeasure } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useSizePreferences } from '../../../platform/sizePreferences/useSizePreferences.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Trust } from '../facts/Trust.tsx';
import { FittingFigure } from '../figure/FittingFigure.tsx';
import { MeasurementTable } from '../measuring/MeasurementTable.tsx';
import { MoreKnownSlot } from '../measuring/MoreKnownSlot.tsx';
import { TapeQuestion } from '../measuring/TapeQuestion.tsx';
import { UnitToggle } from '../measuring/UnitToggle.tsx';
import { useLengthText } from '../measuring/useLengthText.ts';
import styles from './CreateSizePanel.module.css';
import type { CreateSizeStore } from './createSizeStore.ts';

/** The garment that would be made, on the body it is for, with how sure each measurement is. */
export const ResultStep = observer(function ResultStep({
  store,
  name,
}: {
  readonly store: CreateSizeStore;
  /** Who it is for; null is whoever tells. */
  readonly name: string | null;
}): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const languageTag = useLanguageTag();
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const percent = (share: number): string =>
    new Intl.NumberFormat(languageTag, { style: 'percent' }).format(share);
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
          : t('create.for.resultLead', { ...made, name })}{' '}
        {t('create.resultSure', { now: percent(session.confidence) })}
      </p>
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
        {t('tape.means', {
          chest: write(centimeters(fitTolerances.chestCircumference)),
          sleeve: write(centimeters(fitTolerances.sleeveLengthSpineWrist)),
        })}
      </p>
    </>
  );
});
