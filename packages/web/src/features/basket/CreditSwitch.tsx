import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Checkbox } from '../../ui/Field.tsx';
import type { BasketCredit } from './basketCredit.ts';
import type { BasketStore } from './basketStore.ts';

type CreditSwitchProps = { readonly store: BasketStore; readonly use: BasketCredit };

export const CreditSwitch = observer(function CreditSwitch({
  store,
  use,
}: CreditSwitchProps): ReactNode {
  const t = useT('basket');
  const languageTag = useLanguageTag();
  const visit = useService(VisitT);
  const credit = store.basket?.credit;
  if (!visit.isSignedIn || !credit || (credit.available.amount === 0 && !credit.active))
    return null;
  return (
    <Checkbox
      label={t('credit.use')}
      hint={t('credit.available', { amount: formatMoney(credit.available, languageTag) })}
      checked={credit.active}
      disabled={store.isFrozen || use.isChanging}
      onChange={(active) => void use.use(active)}
    />
  );
});
