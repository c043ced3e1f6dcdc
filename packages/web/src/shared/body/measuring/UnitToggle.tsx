import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Choices } from '../../../platform/navigation/Choices.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { useSizePreferences } from '../../sizePreferences/useSizePreferences.ts';
import styles from './UnitToggle.module.css';

/**
 * Centimeters or inches everywhere in the shop. Entered values stay; only their unit
 * changes.
 */
export const UnitToggle = observer(function UnitToggle(): ReactNode {
  const t = useT('sizing');
  const sizePreferences = useSizePreferences();
  return (
    <Choices
      label={t('units.label')}
      className={styles.units}
      choiceClassName={styles.unit}
      value={sizePreferences.units}
      onChoose={(value) =>
        sizePreferences.chooseUnits(value === 'imperial' ? 'imperial' : 'metric')
      }
      choices={(['metric', 'imperial'] as const).map((system) => ({
        value: system,
        label: t(`units.${system}.name`),
        content: <span aria-hidden="true">{t(`units.${system}.sign`)}</span>,
      }))}
    />
  );
});
