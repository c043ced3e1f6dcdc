import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { ShapeChoice } from '../../../shared/body/facts/ShapeChoice.tsx';
import styles from './CreateSizePanel.module.css';
import type { CreateSizeStore } from './createSizeStore.ts';

type StepProps = {
  readonly store: CreateSizeStore;
  readonly name: string | null;
  readonly error: string | null;
};

export const ShapeStep = observer(function ShapeStep({ store, name, error }: StepProps): ReactNode {
  const t = useT('findSize');
  return (
    <>
      <p className={styles.lead}>{t('create.shapeLead')}</p>
      <ShapeChoice
        name={name}
        facts={store.session.facts}
        value={store.session.told.bodyShape}
        error={error}
        onChoose={store.chooseShape}
      />
    </>
  );
});
