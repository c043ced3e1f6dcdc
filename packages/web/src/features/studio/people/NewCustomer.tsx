import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { NewCustomerStore } from './newCustomerStore.ts';
import { NewCustomerStoreT } from './newCustomerStore.ts';
import styles from './Staff.module.css';

const Customer = observer(function Customer({
  store,
}: {
  readonly store: NewCustomerStore;
}): ReactNode {
  const t = useT('staff');
  const { typed, failure, made } = store;
  const atEmail =
    failure && ['email-required', 'email-invalid', 'already-exists'].includes(failure.kind)
      ? failure.kind
      : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <Form method="post" className={styles.form} onSubmit={submit}>
      <p className={styles.note}>{t('newCustomer.text')}</p>
      {made !== null && (
        <Notice look="success" role="status">
          {t('newCustomer.made', { email: made })}
        </Notice>
      )}
      <TextField
        label={t('newCustomer.email')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={typed.email}
        error={
          atEmail &&
          t(
            `newCustomer.failure.${atEmail as 'email-required' | 'email-invalid' | 'already-exists'}`,
          )
        }
        onChange={(email) => store.type({ email })}
      />
      <TextField
        label={t('newCustomer.firstName')}
        name="first-name"
        autoComplete="off"
        maxLength={80}
        value={typed.firstName}
        onChange={(firstName) => store.type({ firstName })}
      />
      <TextField
        label={t('newCustomer.lastName')}
        name="last-name"
        autoComplete="off"
        maxLength={80}
        value={typed.lastName}
        onChange={(lastName) => store.type({ lastName })}
      />
      <Checkbox
        label={t('newCustomer.newsletter')}
        name="newsletter"
        checked={typed.newsletter}
        onChange={(newsletter) => store.type({ newsletter })}
      />
      {failure && failure.kind !== 'permission-denied' && atEmail === null && (
        <Notice look="error" role="alert">
          {t('failed')}
        </Notice>
      )}
      <div>
        <Button type="submit" isBusy={store.isBusy}>
          {t('newCustomer.create')}
        </Button>
      </div>
    </Form>
  );
});

/**
 * Creates an account for a customer in the store and mails a link for choosing a password
 * (SHELL-06, RETAIL-02).
 */
export default observer(function NewCustomer({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const t = useT('staff');
  const tShell = useT('shell');
  const store = useService(NewCustomerStoreT);
  return (
    <Dialog title={t('newCustomer.title')} closeLabel={tShell('close')} onClose={onClose}>
      {store ? <Customer store={store} /> : <Skeleton lines={6} />}
    </Dialog>
  );
});
