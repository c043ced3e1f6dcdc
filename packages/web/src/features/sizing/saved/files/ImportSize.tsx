import type { SizeFileRefused } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import type { TextKey } from '../../../../platform/texts/texts.ts';
import { useT } from '../../../../platform/texts/useT.ts';
import { useSizeName } from '../../../../shared/sizeNames/useSizeName.ts';
import fields from '../../../../ui/FileField.module.css';
import { sizeFailureText } from '../../sizeFailureText.ts';
import shared from '../SavedSizes.module.css';
import type { SavedSizesStore } from '../savedSizesStore.ts';
import styles from './ImportSize.module.css';

export type ImportSizeProps = { readonly store: SavedSizesStore };

/** Maximum file size in bytes; real size files are much smaller. */
const largest = 100_000;

const reasons: Readonly<Partial<Record<SizeFileRefused['kind'], TextKey<'sizeFiles'>>>> = {
  'size-file-unreadable': 'bring.unreadable',
  'unknown-size-type': 'bring.garment',
  'size-invalid': 'bring.invalid',
};

const ImportSize = observer(function ImportSize({ store }: ImportSizeProps): ReactNode {
  const t = useT('sizeFiles');
  const sizes = useT('sizes');
  const called = useSizeName();
  const id = useId();
  const [result, setResult] = useState<{ readonly text: string; readonly isError: boolean } | null>(
    null,
  );
  const refuse = (failure: SizeFileRefused): void => {
    const reason = reasons[failure.kind];
    setResult({
      isError: true,
      text:
        reason || failure.kind === 'size-file-unreadable'
          ? t(reason ?? 'bring.unreadable')
          : sizeFailureText(sizes, 'create', failure),
    });
  };
  const open = async (file: File): Promise<void> => {
    if (file.size > largest) {
      refuse({ kind: 'size-file-unreadable' });
      return;
    }
    setResult(null);
    const answer = await store.importFile(await file.text());
    if (answer?.ok)
      setResult({ isError: false, text: t('bring.done', { name: called(answer.value.title) }) });
    else if (answer) refuse(answer.failure);
  };
  const isBusy = store.busy === 'importing';
  return (
    <div className={styles.bring}>
      <label htmlFor={id} className={styles.label}>
        {t('bring.label')}
      </label>
      <p id={`${id}-hint`} className={shared.note}>
        {t('bring.hint')}
      </p>
      <input
        id={id}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        className={fields.file}
        disabled={isBusy}
        aria-describedby={`${id}-hint ${id}-said`}
        aria-invalid={result?.isError || undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      <p id={`${id}-said`} role="status" className={result?.isError ? styles.error : undefined}>
        {isBusy ? t('bring.busy') : result?.text}
      </p>
    </div>
  );
});

export default ImportSize;
