import { emptyBasketPath } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { openDocument } from '../../platform/site/shopLocation.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import type { CheckoutStore } from './checkoutStore.ts';

export default observer(function CheckoutOutcome({
  store,
}: {
  readonly store: CheckoutStore;
}): null {
  const navigate = useLocalNavigate();
  const toasts = useService(ToastsT);
  const t = useT('checkout');
  const { isOver } = store;
  const { state: payment, isUnfinished } = store.payment ?? { state: null, isUnfinished: false };
  useEffect(() => {
    if (payment?.status === 'paid')
      navigate(`/checkout/thank-you?order_number=${encodeURIComponent(payment.orderNumber)}`, {
        replace: true,
      });
    if (payment?.status === 'redirected') openDocument(payment.url);
  }, [payment, navigate]);
  useEffect(() => {
    if (isUnfinished) navigate('/checkout/error', { replace: true });
  }, [isUnfinished, navigate]);
  useEffect(() => {
    if (!isOver) return;
    toasts.notify(t('message.basket-empty'));
    navigate(emptyBasketPath, { replace: true });
  }, [isOver, navigate, toasts, t]);
  return null;
});
