import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { Checkbox } from '../../ui/Field.tsx';
import type { BasketStore } from './basketStore.ts';

/** Whether this basket is paid with account credit, for customers who have some (PRICE-04). */
export const CreditSwitch = observer(function CreditSwitch({ store }: { readonly store: BasketStore }): ReactNode {
  const t = useT('basket');
  const languageTag = useLanguageTag();
  const visit = useService(VisitT);
  const credit = store.basket?.credit;
  if (!visit.isSignedIn || !credit || (credit.available.amount === 0 && !credit.active)) return null;
  return (
    <Checkbox
      label={t('credit.use')}
      hint={t('credit.available', { amount: formatMoney(credit.available, languageTag) })}
      checked={credit.active}
      disabled={store.isFrozen || store.credit.isChanging}
      onChange={(active) => void store.credit.use(active)}
    />
  );
});
