import { deliveryWindow, maximumDeliveryReason, type Order } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import styles from './StudioPage.module.css';
import type { WorkshopStore } from './workshopStore.ts';

type Failure = Awaited<ReturnType<WorkshopStore['moveDelivery']>>;

export const MoveDelivery = observer(function MoveDelivery({
  store,
  order,
}: {
  readonly store: WorkshopStore;
  readonly order: Order;
}): ReactNode {
  const t = useT('studio');
  const [latest, setLatest] = useState(deliveryWindow(order)?.latest.slice(0, 10) ?? '');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(await store.moveDelivery(order, { latest, reason }));
  };
  return (
    <details className={styles.more}>
      <summary>{t('delivery.title')}</summary>
      <Form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('delivery.latest')}
          name={`latest-${order.number}`}
          type="date"
          value={latest}
          error={failure === 'day-refused' ? t('delivery.day-refused') : null}
          onChange={setLatest}
        />
        <TextArea
          label={t('delivery.reason')}
          name={`reason-${order.number}`}
          rows={2}
          value={reason}
          hint={t('delivery.hint')}
          error={
            failure === 'reason-refused'
              ? t('delivery.reason-refused', { count: maximumDeliveryReason })
              : null
          }
          onChange={setReason}
        />
        {(failure === 'delivery-settled' || failure === 'failed') && (
          <p role="alert">{t(`delivery.${failure}`)}</p>
        )}
        <Button type="submit" look="secondary" isBusy={store.moving === order.number}>
          {t('delivery.save')}
        </Button>
      </Form>
    </details>
  );
});
