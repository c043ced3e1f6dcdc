import type { SizeConversion, SizeRefused, SizeType, UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MeasureRows } from '../MeasureRows.tsx';
import { sizeFailureText } from '../sizeFailureText.ts';
import styles from './SavedSizes.module.css';
import type { SavedSizesStore } from './savedSizesStore.ts';

type ConvertDialogProps = {
  readonly store: SavedSizesStore;
  readonly size: UserSize;
  readonly target?: SizeType | undefined;
  readonly onConverted?: ((size: UserSize) => void) | undefined;
  readonly onClose: () => void;
};
type Preview =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'here'; readonly conversion: SizeConversion }
  | { readonly status: 'failed'; readonly failure: SizeRefused };

export const ConvertDialog = observer(function ConvertDialog({
  store,
  size,
  target: given,
  onConverted,
  onClose,
}: ConvertDialogProps): ReactNode {
  const t = useT('sizes');
  const called = useSizeName();
  const tShell = useT('shell');
  const toasts = useService(ToastsT);
  const [target, setTarget] = useState<number | null>(given?.id ?? null);
  const [preview, setPreview] = useState<Preview>({ status: 'none' });
  const [error, setError] = useState<string | null>(null);
  const others = store.sizeTypes.filter(({ id }) => id !== size.sizeTypeId);
  useEffect(() => {
    if (target === null) return;
    let wanted = true;
    setPreview({ status: 'loading' });
    void store.preview(size.id, target).then((answer) => {
      if (!wanted) return;
      setPreview(
        answer.ok
          ? { status: 'here', conversion: answer.value }
          : { status: 'failed', failure: answer.failure },
      );
    });
    return () => {
      wanted = false;
    };
  }, [store, size.id, target]);
  const save = async (): Promise<void> => {
    if (target === null) {
      setError(t('convert.required'));
      return;
    }
    const answer = await store.convert(size.id, target);
    if (answer?.ok) {
      toasts.notify(t('convert.done', { name: called(answer.value.title) }));
      onConverted?.(answer.value);
      onClose();
    } else if (answer) setPreview({ status: 'failed', failure: answer.failure });
  };
  return (
    <Dialog title={t('convert.title')} closeLabel={tShell('close')} onClose={onClose}>
      <div className={styles.question}>
        <p>{t('convert.text', { name: called(size.title) })}</p>
        {given ? (
          <p className={styles.marks}>{given.title}</p>
        ) : (
          <Select
            label={t('convert.garment')}
            placeholder={t('convert.choose')}
            value={target === null ? '' : String(target)}
            error={error}
            options={others.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={(value) => {
              setTarget(value === '' ? null : Number(value));
              setPreview({ status: 'none' });
              setError(null);
            }}
          />
        )}
        <div aria-live="polite">
          {preview.status === 'loading' && <Skeleton lines={4} />}
          {preview.status === 'failed' && (
            <Notice look="error">{sizeFailureText(t, 'convert', preview.failure)}</Notice>
          )}
          {preview.status === 'here' && (
            <>
              <p className={styles.note}>{t('convert.preview')}</p>
              <MeasureRows label={t('convert.preview')} rows={preview.conversion.measurements} />
            </>
          )}
        </div>
        <Button isBusy={store.busy === 'converting'} onClick={() => void save()}>
          {t('convert.save')}
        </Button>
      </div>
    </Dialog>
  );
});
