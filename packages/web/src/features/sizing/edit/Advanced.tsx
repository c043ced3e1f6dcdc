import {
  type Centimeters,
  centimeters,
  estimateOfPrefs,
  type GarmentMeasure,
  garmentIntervals,
  inches,
  toCentimeters,
  toInches,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { NumericStepper } from '../../../shared/body/facts/NumericStepper.tsx';
import { useLengthText } from '../../../shared/body/figure/useLengthText.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { IntervalBar } from '../../../ui/IntervalBar.tsx';
import styles from './EditSizeModal.module.css';
import type { EditSizeStore } from './editSizeStore.ts';
import { Sides } from './Sides.tsx';

type AdvancedProps = {
  readonly store: EditSizeStore;
  readonly onLook: (measure: GarmentMeasure | null) => void;
};

export const Advanced = observer(function Advanced({ store, onLook }: AdvancedProps): ReactNode {
  const t = useT('sizes');
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const { size, sizeType, prefs, entered } = store;
  const estimated = useMemo(
    () =>
      (prefs &&
        sizeType &&
        garmentIntervals({
          estimate: estimateOfPrefs(prefs),
          sizeTypeSlug: sizeType.slug,
          fit: prefs.fit,
          cutFor: prefs.facts.cutFor,
        })) ||
      [],
    [prefs, sizeType],
  );
  if (!size) return null;
  const isMetric = units === 'metric';
  const shown = (value: number): number => (isMetric ? value : toInches(centimeters(value)));
  const converted = (value: number): Centimeters =>
    isMetric ? centimeters(value) : toCentimeters(inches(value));
  return (
    <>
      <ul className={styles.measures}>
        {size.measurements.map(({ measure, title, value: saved }) => {
          const name = measure as GarmentMeasure;
          const dependency = store.dependencyOf(measure);
          if (!dependency) return null;
          const { minimum, maximum, step } = dependency;
          const likely = estimated.find((each) => each.measure === measure);
          const value = entered[measure] ?? saved;
          return (
            <li key={measure}>
              <NumericStepper
                label={title}
                value={shown(value)}
                bounds={{ minimum: shown(minimum), maximum: shown(maximum) }}
                step={isMetric ? step : 0.2}
                unit={isMetric ? 'cm' : 'in'}
                hint={
                  likely &&
                  t('edit.likely', { from: write(likely.low, 'number'), to: write(likely.high) })
                }
                onFocus={() => onLook(name)}
                onChange={(value) => store.measure(name, converted(value))}
              />
              {likely && (
                <IntervalBar
                  mean={likely.value}
                  low={likely.low}
                  high={likely.high}
                  compared={value === likely.value ? undefined : value}
                  scale={{ minimum: likely.value * 0.8, maximum: likely.value * 1.2 }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Sides store={store} />
    </>
  );
});
