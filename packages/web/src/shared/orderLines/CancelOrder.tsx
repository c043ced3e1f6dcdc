import type { CancelRefused, Order, OrderRefused } from '@tailorbird/domain/orders';
import { type ReactNode, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OrdersT } from '../ports/ports.ts';
import styles from './OrderSheet.module.css';

type CancelOrderProps = {
  readonly order: Order;
  readonly link?: string | undefined;
  readonly onCancelled: (order: Order) => void;
};

/**
 * Cancels an order in two steps, until production starts (ORDER-08). Needs the orders texts.
 */
export const CancelOrder = ({ order, link, onCancelled }: CancelOrderProps): ReactNode => {
  const t = useT('orders');
  const orders = useService(OrdersT);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<(CancelRefused | OrderRefused)['kind'] | null>(null);
  const cancel = async (): Promise<void> => {
    if (!orders || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const answer = await orders.cancel(order.number, link);
    setIsBusy(false);
    if (answer.ok) onCancelled(answer.value);
    else setFailure(answer.failure.kind);
  };
  if (!order.isCancellable) return null;
  return (
    <div className={styles.part}>
      {isAsked ? (
        <>
          <p role="status">{t('cancel.sure')}</p>
          <div className={styles.choices}>
            <Button look="secondary" isBusy={isBusy} onClick={() => void cancel()}>
              {t('cancel.yes')}
            </Button>
            <Button look="quiet" onClick={() => setIsAsked(false)}>
              {t('cancel.no')}
            </Button>
          </div>
        </>
      ) : (
        <Button look="quiet" className={styles.start} onClick={() => setIsAsked(true)}>
          {t('cancel.ask')}
        </Button>
      )}
      {failure && (
        <Notice look="error" role="alert">
          {t(`cancel.${failure}`)}
        </Notice>
      )}
    </div>
  );
};
