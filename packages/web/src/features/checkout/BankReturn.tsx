import { useEffect } from 'react';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import { completePayment } from './completePayment.ts';

const parameters = ['payment_id', 'redirectResult'] as const;
/** Parameters that Stripe adds to the URL. */
const besides = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

/**
 * Continues a payment after the return from the bank's page. Cleans the URL only once the
 * result is known, so that a reload before it asks again and still pays once.
 */
export default function BankReturn({ store }: { readonly store: CheckoutStore }): null {
  const [query, setQuery] = useQuery();
  const [paymentId, redirectResult] = parameters.map((name) => query.get(name));
  useEffect(() => {
    if (!paymentId || !redirectResult) return;
    const complete = async (): Promise<void> => {
      await completePayment(store, paymentId, redirectResult);
      if (store.payment?.state.status !== 'ready') return;
      setQuery(
        (next) => {
          for (const name of [...parameters, ...besides]) next.delete(name);
          next.set('step', 'payment');
          return next;
        },
        { replace: true },
      );
    };
    void complete();
  }, [store, paymentId, redirectResult, setQuery]);
  return null;
}
