import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import styles from '../people/Staff.module.css';
import type { SalesStore } from './salesStore.ts';
import till from './Till.module.css';

export const Totals = observer(function Totals({
  store,
}: {
  readonly store: SalesStore;
}): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  if (store.totals.length === 0) return <p role="status">{t('till.noSales')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className={styles.scroller} tabIndex={0} aria-label={t('till.totals')}>
      <table className={`${styles.table} ${till.table}`}>
        <caption>{t('till.totals')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('till.currency')}</th>
            <th scope="col">{t('till.by.cash')}</th>
            <th scope="col">{t('till.by.card')}</th>
            <th scope="col">{t('till.total')}</th>
            <th scope="col">{t('till.counts')}</th>
          </tr>
        </thead>
        <tbody>
          {store.totals.map(({ currency, cash, card, total, sales, refunds }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td className={till.number}>{formatMoney(cash, languageTag)}</td>
              <td className={till.number}>{formatMoney(card, languageTag)}</td>
              <td className={till.number}>
                <strong>{formatMoney(total, languageTag)}</strong>
              </td>
              <td>
                {t('till.salesCount', { count: sales })},{' '}
                {t('till.refundsCount', { count: refunds })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

export const Entries = observer(function Entries({
  store,
}: {
  readonly store: SalesStore;
}): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const time = new Intl.DateTimeFormat(languageTag, { timeStyle: 'short' });
  return (
    <>
      {store.due.length > 0 && (
        <section className={till.part} aria-labelledby="till-due">
          <h2 id="till-due" className={styles.subtitle}>
            {t('till.due')}
          </h2>
          <ul className={styles.list}>
            {store.due.map(({ orderNumber, amount }) => (
              <li key={orderNumber} className={styles.row}>
                <span>
                  {orderNumber} <strong>{formatMoney(amount, languageTag)}</strong>
                </span>
                <button
                  type="button"
                  className={buttonClass('quiet')}
                  onClick={() => store.startReturn(orderNumber, 'due')}
                >
                  {t('till.giveBackNow')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className={styles.list} aria-label={t('till.entries')}>
        {(store.entries ?? []).map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span>
              <time dateTime={entry.at}>{time.format(new Date(entry.at))}</time> ·{' '}
              {t(`till.kind.${entry.kind}`)} <strong>{entry.orderNumber}</strong>{' '}
              <span className={styles.note}>
                {t(`till.by.${entry.means}`)}
                {entry.reference && ` · ${entry.reference}`}
                {entry.by && ` · ${entry.by}`}
              </span>
            </span>
            <span className={till.amount}>
              <span className={till.number}>
                {formatMoney(
                  entry.kind === 'refund'
                    ? { ...entry.amount, amount: -entry.amount.amount }
                    : entry.amount,
                  languageTag,
                )}
              </span>
              {entry.kind === 'sale' && !store.isTakenBack(entry) && (
                <button
                  type="button"
                  className={buttonClass('quiet')}
                  aria-label={t('till.takeBackOf', { number: entry.orderNumber })}
                  onClick={() => store.startReturn(entry.orderNumber)}
                >
                  {t('till.takeBack')}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
});
