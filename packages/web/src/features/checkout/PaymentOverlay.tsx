import { isPaymentUnderWay } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../platform/texts/useT.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import styles from './PaymentOverlay.module.css';

/** Over everything while money may be moving: nothing else can be done meanwhile. */
export const PaymentOverlay = observer(function PaymentOverlay({ store }: { readonly store: CheckoutStore }): ReactNode {
  const t = useT('checkout');
  const { payment } = store;
  const isShown = isPaymentUnderWay(payment) || payment.status === 'redirected' || payment.status === 'paid';
  if (!isShown) return null;
  const text =
    payment.status === 'completing' ? t('payment.returning') : payment.status === 'redirected' ? t('payment.leaving') : t('payment.paying');
  return createPortal(
    <div className={styles.overlay} role="status">
      <p className={styles.text}>{text}</p>
      <span className={styles.thread} aria-hidden="true" />
    </div>,
    document.body,
  );
});
