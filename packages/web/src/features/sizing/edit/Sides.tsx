import {
  type AsymmetryKind,
  asymmetryBounds,
  asymmetryKinds,
  centimeters,
  inches,
  type Side,
  sideDifference,
  sides,
  toCentimeters,
  toInches,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { NumericStepper } from '../../../shared/body/facts/NumericStepper.tsx';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import styles from './EditSizeModal.module.css';
import type { EditSizeStore } from './editSizeStore.ts';

const usual = 1;

const OneKind = observer(function OneKind({
  store,
  kind,
}: {
  readonly store: EditSizeStore;
  readonly kind: AsymmetryKind;
}): ReactNode {
  const t = useT('sizes');
  const isMetric = useSizePreferences().units === 'metric';
  const difference = store.asymmetry[kind];
  const shown = (length: number): number => (isMetric ? length : toInches(centimeters(length)));
  const choose = (chosen: Side | 'alike'): void =>
    store.setSides(
      kind,
      sideDifference(chosen === 'alike' ? null : chosen, difference?.differenceCm ?? usual),
    );
  return (
    <>
      <ChoiceGroup
        legend={t(`edit.sides.${kind}.legend`)}
        look="chips"
        value={difference?.side ?? 'alike'}
        options={(['alike', ...sides] as const).map((side) => ({
          value: side,
          label: t(`edit.sides.${side}`),
        }))}
        onChange={choose}
      />
      {difference && (
        <NumericStepper
          label={t(`edit.sides.${kind}.by`)}
          value={shown(difference.differenceCm)}
          bounds={{
            minimum: shown(asymmetryBounds.minimum),
            maximum: shown(asymmetryBounds.maximum),
          }}
          step={isMetric ? 0.5 : 0.2}
          unit={isMetric ? 'cm' : 'in'}
          onChange={(length) =>
            store.setSides(
              kind,
              sideDifference(difference.side, isMetric ? length : toCentimeters(inches(length))),
            )
          }
        />
      )}
    </>
  );
});

/** The lower shoulder and the longer arm (SIZE-134), which the pattern takes into account. */
export const Sides = ({ store }: { readonly store: EditSizeStore }): ReactNode => {
  const t = useT('sizes');
  return (
    <section className={styles.sides} aria-labelledby="sides">
      <h3 id="sides" className={styles.sidesTitle}>
        {t('edit.sides.title')}
      </h3>
      <p className={styles.note}>{t('edit.sides.text')}</p>
      {asymmetryKinds.map((kind) => (
        <OneKind key={kind} store={store} kind={kind} />
      ))}
    </section>
  );
};
