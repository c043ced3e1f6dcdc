import { isPaymentUnderWay } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../platform/texts/useT.ts';
import type { CheckoutPayment } from './checkoutPayment.ts';
import styles from './PaymentOverlay.module.css';

/** Asks for confirmation before the page closes during an operation. */
const useLeaveWarning = (isUnderWay: boolean): void => {
  useEffect(() => {
    if (!isUnderWay) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnderWay]);
};

export default observer(function PaymentOverlay({
  payment,
}: {
  readonly payment: CheckoutPayment;
}): ReactNode {
  const t = useT('checkout');
  const { state } = payment;
  useLeaveWarning(payment.isUnderWay);
  const isShown =
    isPaymentUnderWay(state) || state.status === 'redirected' || state.status === 'paid';
  if (!isShown) return null;
  const text =
    state.status === 'completing'
      ? t('payment.returning')
      : state.status === 'redirected'
        ? t('payment.leaving')
        : t('payment.paying');
  return createPortal(
    <div className={styles.overlay} role="status">
      <p className={styles.text}>{text}</p>
      <span className={styles.thread} aria-hidden="true" />
    </div>,
    document.body,
  );
});
