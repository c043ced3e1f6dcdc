import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { sumLines } from '../../shared/orderLines/sumLines.ts';
import { Button } from '../../ui/Button.tsx';
import { SumList } from '../../ui/SumList.tsx';
import type { BasketStore } from './basketStore.ts';
import type { BasketVouchers } from './basketVouchers.ts';

type BasketSummaryProps = { readonly store: BasketStore; readonly vouchers: BasketVouchers };

/**
 * The prices of the basket, row by row (PRICE-06). In the summary only admin UI removes
 * vouchers (GUARD-08); customers remove them in the voucher form.
 */
export const BasketSummary = observer(function BasketSummary({
  store,
  vouchers,
}: BasketSummaryProps): ReactNode {
  const t = useT('basket');
  const languageTag = useLanguageTag();
  const { summary, basket } = store;
  if (!summary || !basket) return null;
  const voucherAction = (code: string): ReactNode => (
    <Button look="quiet" disabled={store.isFrozen} onClick={() => void vouchers.remove(code)}>
      {t('voucher.remove', { code })}
    </Button>
  );
  return (
    <SumList
      label={t('summary.label')}
      lines={sumLines(
        summary,
        { t, languageTag },
        basket,
        vouchers.mayRemoveInSummary ? voucherAction : undefined,
      )}
    />
  );
});
