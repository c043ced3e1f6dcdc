import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { useMethodText } from './methodText.ts';
import { StepFrame, type StepProps } from './StepFrame.tsx';

export const ShippingForm = lazyPart(() => import('./ShippingForm.tsx'), []);

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
  const languageTag = useLanguageTag();
  const { chosenMethod, dropPoint } = store.shipping;
  const methodText = useMethodText(store);
  const priceText =
    chosenMethod &&
    (chosenMethod.price.amount === 0
      ? t('shipping.free')
      : formatMoney(chosenMethod.price, languageTag));
  return (
    <StepFrame
      step="shipping"
      number={number}
      state={state}
      title={t('steps.shipping')}
      onOpen={onOpen}
      entered={
        <>
          <p>{chosenMethod && `${methodText(chosenMethod)} · ${priceText}`}</p>
          {store.shipping.wantsDropPoint && dropPoint && (
            <p>{t('shipping.to', { dropPoint: `${dropPoint.name}, ${dropPoint.line1}` })}</p>
          )}
        </>
      }
    >
      <ShippingForm store={store} onOpen={onOpen} />
    </StepFrame>
  );
});
