import { fits } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { FactFields } from '../../../shared/body/facts/FactFields.tsx';
import { ShapeChoice } from '../../../shared/body/facts/ShapeChoice.tsx';
import { Trust } from '../../../shared/body/facts/Trust.tsx';
import { MoreKnownSlot } from '../../../shared/body/measuring/MoreKnownSlot.tsx';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './EditSizeModal.module.css';
import type { EditSizeStore } from './editSizeStore.ts';

/** Fit, shape and body facts; all measurements are recomputed (SIZE-05). */
export const Simple = observer(function Simple({
  store,
}: {
  readonly store: EditSizeStore;
}): ReactNode {
  const t = useT('sizes');
  const { units } = useSizePreferences();
  const { prefs } = store;
  if (!prefs) return <Notice>{t('edit.noFacts')}</Notice>;
  return (
    <>
      <ChoiceGroup
        legend={t('edit.fit')}
        look="chips"
        value={prefs.fit}
        options={fits.map((fit) => ({ value: fit, label: t(`fit.${fit}`) }))}
        onChange={store.chooseFit}
      />
      <FactFields facts={prefs.facts} units={units} onAdjust={store.adjust} />
      <ShapeChoice
        facts={prefs.facts}
        value={prefs.bodyShape}
        error={null}
        onChoose={store.chooseShape}
      />
      <Trust facts={prefs.facts} className={styles.note} />
      <MoreKnownSlot host={store} units={units} isSaved />
    </>
  );
});
