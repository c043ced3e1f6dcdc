import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { site } from '../../platform/site/site.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { CheckoutStore } from './checkoutStore.ts';
import styles from './PaymentRefused.module.css';

/** Why the bank took nothing (CHECKOUT-16). */
export default observer(function PaymentRefused({ store }: { readonly store: CheckoutStore }): ReactNode {
  const t = useT('checkout');
  const about = store.refusal;
  if (!about) return null;
  return (
    <Dialog title={t(`refusal.${about}.title`)} closeLabel={t('refusal.close')} onClose={store.closeRefusal}>
      <div className={styles.content} role="alert">
        <p>{t(`refusal.${about}.text`, { address: site.supportAddress })}</p>
        <Button onClick={store.closeRefusal}>{t('refusal.again')}</Button>
      </div>
    </Dialog>
  );
});
