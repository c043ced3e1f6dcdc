import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../platform/browser/saveFile.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { sizeFailureText } from '../sizeFailureText.ts';
import { ImportSizeSlot } from './files/SizeFilesSlot.tsx';
import styles from './SavedSizes.module.css';
import type { SavedSizesStore } from './savedSizesStore.ts';

const fileName = 'tailorbird-sizes.json';

export const BodyRecords = observer(function BodyRecords({
  store,
}: {
  readonly store: SavedSizesStore;
}): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const { isImpersonated } = useService(VisitT);
  const [isAsked, setIsAsked] = useState(false);
  const exportAll = async (): Promise<void> => {
    const answer = await store.exported();
    if (answer?.ok) {
      saveFile(fileName, answer.value, 'application/json');
      toasts.notify(t('body.exported', { file: fileName }));
    } else if (answer) toasts.error(t('body.exportFailed'));
  };
  const removeAll = async (): Promise<void> => {
    const answer = await store.removeAll();
    if (!answer) return;
    setIsAsked(false);
    if (answer.ok) toasts.notify(t('body.deleted'));
    else toasts.error(sizeFailureText(t, 'delete', answer.failure));
  };
  return (
    <section className={styles.records}>
      <h2 className={styles.recordsTitle}>{t('body.title')}</h2>
      <p className={styles.note}>{t('body.text')}</p>
      <ImportSizeSlot store={store} />
      {!isImpersonated && (
        <div className={styles.actions}>
          <Button look="quiet" isBusy={store.busy === 'exporting'} onClick={() => void exportAll()}>
            {t('body.export')}
          </Button>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
            {t('body.delete')}
          </Button>
        </div>
      )}
      {isAsked && (
        <Dialog
          title={t('body.confirmTitle')}
          closeLabel={t('body.keep')}
          onClose={() => setIsAsked(false)}
        >
          <div className={styles.question}>
            <p>{t('body.confirmText')}</p>
            <Button isBusy={store.busy === 'removing-all'} onClick={() => void removeAll()}>
              {t('body.confirm')}
            </Button>
            <Button look="secondary" onClick={() => setIsAsked(false)}>
              {t('body.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
});
