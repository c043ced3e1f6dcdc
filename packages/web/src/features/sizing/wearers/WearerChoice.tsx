import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { useWearers } from '../../../shared/wearers/useWearers.ts';
import { Select } from '../../../ui/Field.tsx';
import styles from './WearerChoice.module.css';

type WearerChoiceProps = {
  /** Null is the customer. */
  readonly value: number | null;
  readonly label?: string;
  readonly onChange: (wearerId: number | null) => void;
};

export const WearerChoice = observer(function WearerChoice({
  value,
  label,
  onChange,
}: WearerChoiceProps): ReactNode {
  const t = useT('sizes');
  const store = useWearers();
  if (!store || store.all.length === 0) return null;
  return (
    <Select
      className={styles.choice}
      label={label ?? t('wearers.for')}
      name="wearer"
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: t('wearers.myself') },
        ...store.all.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
});
