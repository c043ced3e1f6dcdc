import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useToasts } from '../../app.ts';
import { useT } from '../../i18n/useT.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { BasketStore } from './basketStore.ts';

/** Says why the basket does not change, and how to open it again (BASKET-10). */
export const FrozenNotice = observer(function FrozenNotice({ store }: { readonly store: BasketStore }): ReactNode {
  const t = useT('basket');
  const toasts = useToasts();
  const payment = store.pendingPayment;
  const cancel = async (): Promise<void> => {
    if (await store.giveUpPayment()) toasts.notify(t('frozen.cancelled'));
  };
  return (
    <Notice
      title={t('frozen.title')}
      actions={
        payment && (
          <>
            <a className={buttonClass('quiet')} href={payment.url}>
              {t('frozen.continue')}
            </a>
            <Button look="quiet" isBusy={store.isGivingUpPayment} onClick={() => void cancel()}>
              {t('frozen.cancel')}
            </Button>
          </>
        )
      }
    >
      {t('frozen.text')}
    </Notice>
  );
});
