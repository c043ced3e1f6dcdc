import { setCreditActive } from '@tailorbird/domain/basket';
import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { BasketsT } from '../../shared/ports/ports.ts';
import { Checkbox } from '../../ui/Field.tsx';
import type { CheckoutBasketView } from './checkoutBasket.ts';

/**
 * The choice to pay with account credit, for customers with credit (PRICE-04). Needs the texts
 * of the basket.
 */
export const CreditChoice = observer(function CreditChoice({
  basket,
  isDisabled,
}: {
  readonly basket: CheckoutBasketView;
  readonly isDisabled: boolean;
}): ReactNode {
  const t = useT('basket');
  const languageTag = useLanguageTag();
  const baskets = useService(BasketsT);
  const toasts = useService(ToastsT);
  const [isChanging, setIsChanging] = useState(false);
  const credit = basket.basket?.credit;
  if (!credit || (credit.available.amount === 0 && !credit.active)) return null;
  const use = async (active: boolean): Promise<void> => {
    if (!baskets || isChanging) return;
    setIsChanging(true);
    await basket.settle();
    const answer = await setCreditActive({ baskets })(active);
    if (answer.ok) {
      basket.setBasket(answer.value);
      await basket.reload();
    } else toasts.error(t(`trouble.${answer.failure.kind}`));
    setIsChanging(false);
  };
  return (
    <Checkbox
      label={t('credit.use')}
      hint={t('credit.available', { amount: formatMoney(credit.available, languageTag) })}
      name="credit"
      checked={credit.active}
      disabled={isDisabled || isChanging}
      onChange={(active) => void use(active)}
    />
  );
});
