import { type CutFor, cutForChoices } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import type { WearersStore } from '../../../shared/wearers/wearersStore.ts';
import { Select } from '../../../ui/Field.tsx';
import styles from './WearersSection.module.css';

type CutSelectProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: CutFor | null;
  readonly onChange: (cutFor: CutFor | null) => void;
};

export const CutSelect = ({ label, hint, value, onChange }: CutSelectProps): ReactNode => {
  const t = useT('sizes');
  const sizing = useT('sizing');
  return (
    <Select
      className={styles.cut}
      label={label}
      hint={hint}
      name="cut-for"
      value={value ?? ''}
      options={[
        { value: '', label: t('wearers.cut.unsaid') },
        ...cutForChoices.map((each) => ({ value: each, label: sizing(`cutFor.${each}`) })),
      ]}
      onChange={(chosen) => onChange(cutForChoices.find((each) => each === chosen) ?? null)}
    />
  );
};

type CutOfProps = { readonly store: WearersStore; readonly wearerId: number | null };

export const CutOf = observer(function CutOf({ store, wearerId }: CutOfProps): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const name = store.nameOf(wearerId);
  const saveCut = async (cutFor: CutFor | null): Promise<void> => {
    const answer = await store.saveCut(wearerId, cutFor);
    if (answer?.ok) toasts.notify(t('wearers.cut.kept'));
    else if (answer) toasts.error(t('wearers.failure.unreachable'));
  };
  return (
    <CutSelect
      label={name === null ? t('wearers.cut.me') : t('wearers.cut.them', { name })}
      value={store.cutOf(wearerId)}
      onChange={(cutFor) => void saveCut(cutFor)}
    />
  );
});
