import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './Withdraw.module.css';
import type { WithdrawStore } from './withdrawStore.ts';

/** Number and address of an order lead to its pieces: no account, and no mail to wait for. */
export const FindForm = observer(function FindForm({
  store,
  suggested,
}: {
  readonly store: WithdrawStore;
  readonly suggested: string;
}): ReactNode {
  const t = useT('withdrawal');
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState(suggested);
  const [email, setEmail] = useState('');
  const { failures, finding } = store;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.find({ number, email });
    requestAnimationFrame(() => focusFirstInvalid(form.current));
  };
  return (
    <Form ref={form} method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('number')}
        name="order-number"
        inputMode="numeric"
        hint={t('numberHint')}
        required
        maxLength={32}
        value={number}
        error={failures.number ? t('numberRequired') : null}
        onChange={setNumber}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        error={failures.email ? t('emailInvalid') : null}
        onChange={setEmail}
      />
      {(finding === 'not-found' || finding === 'too-often' || finding === 'unreachable') && (
        <Notice look="error" role="alert">
          {t(`find.${finding}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" isBusy={finding === 'busy'}>
          {t('toPieces')}
        </Button>
      </div>
    </Form>
  );
});
