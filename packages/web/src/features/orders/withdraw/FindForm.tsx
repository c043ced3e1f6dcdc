import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { OrderFields } from '../guestOrder/OrderFields.tsx';
import styles from './Withdraw.module.css';
import type { WithdrawStore } from './withdrawStore.ts';

export const FindForm = observer(function FindForm({
  store,
  suggested,
}: {
  readonly store: WithdrawStore;
  readonly suggested: string;
}): ReactNode {
  const t = useT('withdrawal');
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState({ number: suggested, email: '' });
  const { failures, finding } = store;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.find(asked);
    requestAnimationFrame(() => focusFirstInvalid(form.current));
  };
  return (
    <Form ref={form} method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <OrderFields asked={asked} failures={failures} onChange={setAsked} />
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
