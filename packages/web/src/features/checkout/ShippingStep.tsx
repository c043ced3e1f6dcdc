import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { useT } from '../../platform/texts/useT.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import { StepFrame, type StepProps } from './StepFrame.tsx';

export const ShippingForm = lazyPart(() => import('./ShippingForm.tsx'), []);

/** The method's name keeps the space until the delivery dates are known. */
export const ShippingSummary = lazyPart<{ readonly store: CheckoutStore }>(
  () => import('./ShippingSummary.tsx'),
  [],
  ({ store }) => <p>{store.shipping.chosenMethod?.name}</p>,
);

/**
 * Choice of the shipping method (CHECKOUT-02, CHECKOUT-03); it applies at once, so that the
 * total updates.
 */
export const ShippingStep = observer(function ShippingStep({
  store,
  number,
  state,
  onOpen,
}: StepProps): ReactNode {
  const t = useT('checkout');
  return (
    <StepFrame
      step="shipping"
      number={number}
      state={state}
      title={t('steps.shipping')}
      onOpen={onOpen}
      entered={<ShippingSummary store={store} />}
    >
      <ShippingForm store={store} onOpen={onOpen} />
    </StepFrame>
  );
});
