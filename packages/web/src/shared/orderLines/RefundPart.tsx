import { formatMoney } from '@tailorbird/domain/kernel';
import type { OrderOutlook } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';

/** Needs the orders texts. */
export const RefundPart = ({ refunds }: Pick<OrderOutlook, 'refunds'>): ReactNode => {
  const t = useT('orders');
  const languageTag = useLanguageTag();
  const { refunded, credited, isDone } = refunds;
  return (
    <>
      {refunded.amount > 0 && (
        <p>
          {t(isDone ? 'outlook.refund.refunded' : 'outlook.refund.pending', {
            amount: formatMoney(refunded, languageTag),
          })}
        </p>
      )}
      {credited.amount > 0 && (
        <p>{t('outlook.refund.credited', { amount: formatMoney(credited, languageTag) })}</p>
      )}
    </>
  );
};
