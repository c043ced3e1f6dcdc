import type { AccountSecurity } from '@tailorbird/domain/account';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CurrentPasswordField, EmailField } from '../fields.tsx';
import { SendConfirmation } from '../SendConfirmation.tsx';
import styles from './SecurityPage.module.css';
import type { SecurityStore } from './securityStore.ts';
import { useChangeTexts } from './useChangeTexts.ts';

const empty = { currentPassword: '', email: '' };

/** Changes the sign-in address: the new one applies once its mailed link is opened. */
export const EmailSection = observer(function EmailSection({
  store,
  security,
}: {
  readonly store: SecurityStore;
  readonly security: AccountSecurity;
}): ReactNode {
  const t = useT('security');
  const [fields, setFields] = useState(empty);
  const form = useRef<HTMLFormElement>(null);
  const { emailChange } = store;
  const texts = useChangeTexts(emailChange);
  const edit = (field: keyof typeof empty) => (value: string) =>
    setFields({ ...fields, [field]: value });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.changeEmail(fields);
    if (store.emailChange.status === 'done') setFields(empty);
    else focusFirstInvalid(form.current);
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('email.title')}</h2>
      <p>
        {t('email.current')} <strong>{security.email}</strong>
      </p>
      {security.pendingEmail && (
        <div>
          <p>{t('email.pending', { email: security.pendingEmail })}</p>
          <SendConfirmation />
        </div>
      )}
      {security.hasPassword ? (
        <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
          <EmailField
            label={t('email.next')}
            value={fields.email}
            error={texts.at('email')}
            onChange={edit('email')}
          />
          <CurrentPasswordField
            label={t('password.current')}
            name="currentPassword"
            value={fields.currentPassword}
            error={texts.at('currentPassword')}
            onChange={edit('currentPassword')}
          />
          {texts.whole && (
            <Notice look="error" role="alert">
              {texts.whole}
            </Notice>
          )}
          <Button type="submit" isBusy={emailChange.status === 'sending'}>
            {t('email.submit')}
          </Button>
          <p role="status" className={styles.done}>
            {emailChange.status === 'done' && t('email.done')}
          </p>
        </Form>
      ) : (
        <p className={styles.note}>{t('email.needsPassword')}</p>
      )}
    </section>
  );
});
