import type { BasketChange } from '@tailorbird/domain/basket';
import { formatMoney, unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './CheckoutNotices.module.css';
import type { CheckoutStore } from './checkoutStore.ts';

const Change = ({ change }: { readonly change: BasketChange }): ReactNode => {
  const t = useT('checkout');
  const languageTag = useLanguageTag();
  switch (change.kind) {
    case 'line-gone':
    case 'line-new':
    case 'quantity':
    case 'voucher-gone': {
      const { kind, ...values } = change;
      return t(`changes.${kind}`, values);
    }
    case 'unit-price':
      return t('changes.unit-price', {
        title: change.title,
        before: formatMoney(change.before, languageTag),
        after: formatMoney(change.after, languageTag),
      });
    case 'total':
      return t('changes.total', {
        before: formatMoney(change.before, languageTag),
        after: formatMoney(change.after, languageTag),
      });
    default:
      return unreachable(change);
  }
};

export default observer(function CheckoutNotices({
  store,
}: {
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useT('checkout');
  const { notice, changes } = store;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) place.current?.scrollIntoView({ block: 'center' });
  }, [notice]);
  if (!notice) return null;
  const text =
    notice.kind === 'message'
      ? t(`message.${notice.message}`)
      : t('message.vouchers-removed', {
          count: notice.codes.length,
          codes: notice.codes.join(', '),
        });
  return (
    <div ref={place}>
      <Notice look="error" role="alert" title={text}>
        {changes.length > 0 && (
          <>
            <p>{t('changes.title')}</p>
            <ul className={styles.changes}>
              {changes.map((change) => (
                <li key={JSON.stringify(change)}>
                  <Change change={change} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
});
