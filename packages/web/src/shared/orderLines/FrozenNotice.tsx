import type { PendingPayment } from '@tailorbird/domain/basket';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import { Notice } from '../../ui/Notice.tsx';

type FrozenNoticeProps = {
  readonly payment: PendingPayment | null;
  readonly isGivingUp: boolean;
  /** Cancels the payment; returns whether the basket is open again. */
  readonly onGiveUp: () => Promise<boolean>;
};

/**
 * Explains why the basket is frozen and how to unfreeze it (BASKET-10). Needs the basket texts.
 */
export const FrozenNotice = ({ payment, isGivingUp, onGiveUp }: FrozenNoticeProps): ReactNode => {
  const t = useT('basket');
  const toasts = useService(ToastsT);
  const giveUp = async (): Promise<void> => {
    if (await onGiveUp()) toasts.notify(t('frozen.cancelled'));
  };
  return (
    <Notice
      title={t('frozen.title')}
      actions={
        payment && (
          <>
            {payment.url !== null && (
              <a className={buttonClass('quiet')} href={withBase(payment.url)}>
                {t('frozen.continue')}
              </a>
            )}
            <Button look="quiet" isBusy={isGivingUp} onClick={() => void giveUp()}>
              {t('frozen.cancel')}
            </Button>
          </>
        )
      }
    >
      {t('frozen.text')}
    </Notice>
  );
};
