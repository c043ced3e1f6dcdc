import {
  bodyOfSize,
  centimeters,
  cutForOf,
  type GarmentMeasure,
  type GarmentMeasurement,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { BodyFigure } from '../../../shared/body/figure/BodyFigure.tsx';
import { useLengthText } from '../../../shared/body/figure/useLengthText.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { SizeSketch } from '../SizeSketch.tsx';
import styles from './EditSizeModal.module.css';
import type { EditSizeStore } from './editSizeStore.ts';

type EditedFigureProps = { readonly store: EditSizeStore; readonly look: GarmentMeasure | null };

/** The edited garment over the saved one, on the body if it is known. */
export const EditedFigure = observer(function EditedFigure({
  store,
  look,
}: EditedFigureProps): ReactNode {
  const t = useT('sizes');
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const { size, sizeType, prefs, entered } = store;
  if (!size || !sizeType) return null;
  const garment = size.measurements.map(
    ({ measure, value }): GarmentMeasurement => ({
      measure: measure as GarmentMeasure,
      value: centimeters(entered[measure] ?? value),
    }),
  );
  const saved = size.measurements.map(
    ({ measure, value }): GarmentMeasurement => ({ measure: measure as GarmentMeasure, value }),
  );
  if (!prefs) {
    const drawn = (measurements: readonly GarmentMeasurement[]): Readonly<Record<string, number>> =>
      Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));
    return (
      <SizeSketch
        className={styles.figure}
        of={drawn(garment)}
        beside={store.isChanged ? drawn(saved) : null}
      />
    );
  }
  const body = bodyOfSize(sizeType.slug, { prefs, measurements: [] });
  return (
    <BodyFigure
      className={styles.figure}
      body={{ ...body, heightCm: prefs.facts.heightCm, cutFor: cutForOf(prefs.facts) }}
      garment={{ sizeTypeSlug: sizeType.slug, measurements: garment }}
      compared={store.isChanged ? { sizeTypeSlug: sizeType.slug, measurements: saved } : undefined}
      highlight={look && { of: 'garment', measure: look }}
      text={t('edit.figure', { chest: write(centimeters(body.chestCircumference)) })}
    />
  );
});
