import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { OrderFields } from '../guestOrder/OrderFields.tsx';
import styles from './FindOrder.module.css';
import type { FindOrderStore } from './findOrderStore.ts';

type FormProps = { readonly store: FindOrderStore; readonly suggested: string };

/**
 * Order number and email, to which a link is mailed. The response is the same whether or not
 * the order exists.
 */
export const FindOrderForm = observer(function FindOrderForm({
  store,
  suggested,
}: FormProps): ReactNode {
  const t = useT('findOrder');
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState({ number: suggested, email: '' });
  const { request, failures } = store;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.send(asked);
    requestAnimationFrame(() => focusFirstInvalid(form.current));
  };
  if (request === 'sent') {
    return (
      <div className={styles.sent}>
        <Notice look="success" role="status" title={t('sentTitle')}>
          {t('sent', { number: asked.number.trim(), email: asked.email.trim() })}
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
      <Form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <OrderFields asked={asked} failures={failures} onChange={setAsked} />
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
