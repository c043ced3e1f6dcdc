import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { SupportAddressT } from '../../shared/site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { CheckoutPayment } from './checkoutPayment.ts';
import styles from './PaymentRefused.module.css';

export default observer(function PaymentRefused({
  payment,
}: {
  readonly payment: CheckoutPayment;
}): ReactNode {
  const supportAddress = useService(SupportAddressT);
  const t = useT('checkout');
  const about = payment.refusal;
  if (!about) return null;
  return (
    <Dialog
      title={t(`refusal.${about}.title`)}
      closeLabel={t('refusal.close')}
      onClose={payment.closeRefusal}
    >
      <div className={styles.content} role="alert">
        <p>{t(`refusal.${about}.text`, { address: supportAddress })}</p>
        <Button onClick={payment.closeRefusal}>{t('refusal.again')}</Button>
      </div>
    </Dialog>
  );
});
