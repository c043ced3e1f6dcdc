import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ConfirmationField, CurrentPasswordField, NewPasswordField } from '../fields.tsx';
import styles from './SecurityPage.module.css';
import type { SecurityStore } from './securityStore.ts';
import { useChangeTexts } from './useChangeTexts.ts';

const empty = { currentPassword: '', password: '', confirmation: '' };

/** Changes the password after asking for the current one; all other devices are signed out. */
const PasswordForm = observer(function PasswordForm({
  store,
  email,
}: {
  readonly store: SecurityStore;
  readonly email: string;
}): ReactNode {
  const t = useT('security');
  const [fields, setFields] = useState(empty);
  const form = useRef<HTMLFormElement>(null);
  const { passwordChange } = store;
  const texts = useChangeTexts(passwordChange);
  const edit = (field: keyof typeof empty) => (value: string) =>
    setFields({ ...fields, [field]: value });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.changePassword(fields);
    if (store.passwordChange.status === 'done') setFields(empty);
    else focusFirstInvalid(form.current);
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <CurrentPasswordField
        label={t('password.current')}
        name="currentPassword"
        value={fields.currentPassword}
        error={texts.at('currentPassword')}
        onChange={edit('currentPassword')}
      />
      <NewPasswordField
        value={fields.password}
        error={texts.at('password')}
        onChange={edit('password')}
      />
      <ConfirmationField
        value={fields.confirmation}
        error={texts.at('confirmation')}
        onChange={edit('confirmation')}
      />
      {texts.whole && (
        <Notice look="error" role="alert">
          {texts.whole}
        </Notice>
      )}
      <Button type="submit" isBusy={passwordChange.status === 'sending'}>
        {t('password.submit')}
      </Button>
      <p role="status" className={styles.done}>
        {passwordChange.status === 'done' && t('password.done')}
      </p>
    </Form>
  );
});

/** For accounts without a password: a link for choosing one. */
const FirstPassword = observer(function FirstPassword({
  store,
  email,
}: {
  readonly store: SecurityStore;
  readonly email: string;
}): ReactNode {
  const t = useT('security');
  return (
    <div className={styles.form}>
      <p>{t('password.none')}</p>
      <Button
        isBusy={store.linkRequest === 'sending'}
        onClick={() => void store.requestPasswordLink(email)}
      >
        {t('password.sendLink')}
      </Button>
      <p role="status" className={store.linkRequest === 'failed' ? styles.failed : styles.done}>
        {store.linkRequest === 'done' && t('password.linkSent', { email })}
        {store.linkRequest === 'failed' && t('failed')}
      </p>
    </div>
  );
});

export const PasswordSection = ({
  store,
  email,
  hasPassword,
}: {
  readonly store: SecurityStore;
  readonly email: string;
  readonly hasPassword: boolean;
}): ReactNode => {
  const t = useT('security');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('password.title')}</h2>
      {hasPassword ? (
        <PasswordForm store={store} email={email} />
      ) : (
        <FirstPassword store={store} email={email} />
      )}
    </section>
  );
};
