import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { saveFile } from '../../../platform/browser/saveFile.ts';
import { Form } from '../../../platform/forms/Form.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CurrentPasswordField } from '../fields.tsx';
import styles from '../InfoPage.module.css';
import type { ExportStore } from './exportStore.ts';
import { ExportStoreT } from './exportStore.ts';

const ExportForm = observer(function ExportForm({
  store,
}: {
  readonly store: ExportStore;
}): ReactNode {
  const t = useT('account');
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const { refused } = store;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = await store.createExport(password);
    if (text === null) focusFirstInvalid(form.current);
    else {
      setPassword('');
      saveFile('tailorbird.json', text, 'application/json');
    }
  };
  const whole = (): string | null => {
    if (refused === null || refused.kind === 'password-asked') return null;
    return refused.kind === 'too-often' ? refused.message : t('export.failed');
  };
  const message = whole();
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      {store.asksForPassword && (
        <>
          <p role="status">{t('export.asked')}</p>
          <CurrentPasswordField
            label={t('export.password')}
            name="currentPassword"
            value={password}
            error={refused?.kind === 'password-asked' ? refused.message : null}
            onChange={(value) => {
              setPassword(value);
              store.edit();
            }}
          />
        </>
      )}
      {message && (
        <Notice look="error" role="alert">
          {message}
        </Notice>
      )}
      <Button type="submit" look="secondary" isBusy={store.isBusy}>
        {t('export.submit')}
      </Button>
      <p role="status" className={styles.saved}>
        {store.isDone && t('export.done')}
      </p>
    </Form>
  );
});

/**
 * Exports the customer's data as one file; asks for the password after an older sign-in
 * (AUTH-40).
 */
export const ExportSection = (): ReactNode => {
  const t = useT('account');
  const store = useService(ExportStoreT);
  return (
    <section className={styles.delete}>
      <h2 className={styles.heading}>{t('export.title')}</h2>
      <p className={styles.note}>{t('export.text')}</p>
      {store && <ExportForm store={store} />}
    </section>
  );
};
