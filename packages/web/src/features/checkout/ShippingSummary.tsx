import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import { useMethodText } from './methodText.ts';

export default observer(function ShippingSummary({
  store,
}: {
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useT('checkout');
  const languageTag = useLanguageTag();
  const { chosenMethod, wantsDropPoint, dropPoint } = store.shipping;
  const methodText = useMethodText(store);
  const priceText =
    chosenMethod &&
    (chosenMethod.price.amount === 0
      ? t('shipping.free')
      : formatMoney(chosenMethod.price, languageTag));
  return (
    <>
      <p>{chosenMethod && `${methodText(chosenMethod)} · ${priceText}`}</p>
      {wantsDropPoint && dropPoint && (
        <p>{t('shipping.to', { dropPoint: `${dropPoint.name}, ${dropPoint.line1}` })}</p>
      )}
    </>
  );
});
