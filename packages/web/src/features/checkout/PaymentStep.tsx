import type { ReactNode } from 'react';
import { lazyPart } from '../../platform/parts/lazyPart.tsx';
import { useT } from '../../platform/texts/useT.ts';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import { StepFrame, type StepProps } from './StepFrame.tsx';

export const PaymentForm = lazyPart(() => import('./PaymentForm.tsx'), ['means']);

export const PaymentStep = ({
  store,
  basket,
  number,
  state,
  onOpen,
}: StepProps & { readonly basket: CheckoutBasketView }): ReactNode => {
  const t = useT('checkout');
  return (
    <StepFrame
      step="payment"
      number={number}
      state={state}
      title={t('steps.payment')}
      onOpen={onOpen}
      entered={null}
    >
      <PaymentForm store={store} basket={basket} />
    </StepFrame>
  );
};
