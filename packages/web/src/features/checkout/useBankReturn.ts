import { useEffect } from 'react';
import { useSearchParams } from '../../platform/navigation/router.ts';
import type { CheckoutStore } from './checkoutStore.ts';

const parameters = ['payment_id', 'redirectResult'] as const;

/** Continues a payment when the bank's page leads back here, and tidies the address once the answer is known: a reload meanwhile asks again, and pays once. */
export const useBankReturn = (store: CheckoutStore): void => {
  const [query, setQuery] = useSearchParams();
  const [paymentId, redirectResult] = parameters.map((name) => query.get(name));
  useEffect(() => {
    if (!paymentId || !redirectResult) return;
    const complete = async (): Promise<void> => {
      await store.completePayment(paymentId, redirectResult);
      if (store.payment.status !== 'ready') return;
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          for (const name of parameters) next.delete(name);
          next.set('step', 'payment');
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    void complete();
  }, [store, paymentId, redirectResult, setQuery]);
};
