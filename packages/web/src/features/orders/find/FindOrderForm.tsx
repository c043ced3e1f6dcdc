import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './FindOrder.module.css';
import type { FindOrderStore } from './findOrderStore.ts';

type FormProps = { readonly store: FindOrderStore; readonly suggested: string };

/** Number and address, for which a link is mailed. The answer is the same for an order that is there and one that is not. */
export const FindOrderForm = observer(function FindOrderForm({ store, suggested }: FormProps): ReactNode {
  const t = useT('findOrder');
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState(suggested);
  const [email, setEmail] = useState('');
  const { request, failures } = store;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.send({ number, email });
    requestAnimationFrame(() => focusFirstInvalid(form.current));
  };
  if (request === 'sent') {
    return (
      <div className={styles.sent}>
        <Notice look="success" role="status" title={t('sentTitle')}>
          {t('sent', { number: number.trim(), email: email.trim() })}
        </Notice>
        <p className={styles.note}>{t('again')}</p>
        <Button look="quiet" onClick={store.askAgain}>
          {t('askAgain')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
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
        {(request === 'too-often' || request === 'unreachable') && (
          <Notice look="error" role="alert">
            {t(request === 'too-often' ? 'tooOften' : 'unreachable')}
          </Notice>
        )}
        <div>
          <Button type="submit" isBusy={request === 'sending'}>
            {t('send')}
          </Button>
        </div>
      </Form>
    </>
  );
});
