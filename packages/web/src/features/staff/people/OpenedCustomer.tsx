import type { CustomerRecord } from '@tailorbird/domain/account';
import type { UserSize } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useSizeName } from '../../../platform/sizeNames/useSizeName.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import styles from './Staff.module.css';

/** What there is of a customer, for who said why. */
export const OpenedCustomer = ({ record: { customer, sizes, orders } }: { readonly record: CustomerRecord<UserSize> }): ReactNode => {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const called = useSizeName();
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' });
  return (
    <div className={styles.form} role="status">
      <p className={styles.note}>{t('customers.since', { date: day.format(new Date(customer.joinedAt)) })}</p>
      <h3 className={styles.subtitle}>{t('customers.sizes', { count: sizes.length })}</h3>
      {sizes.length > 0 && (
        <ul className={styles.list}>
          {sizes.map((size) => (
            <li key={size.id} className={styles.row}>
              <span>
                {called(size.title)} <span className={styles.note}>{day.format(new Date(size.savedAt))}</span>
              </span>
              <LocalLink to={`/size-convert?size=${size.id}&customer=${customer.id}`}>{t('customers.convert')}</LocalLink>
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles.subtitle}>{t('customers.orders', { count: orders.length })}</h3>
      {orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map(({ number, placedAt }) => (
            <li key={number} className={styles.row}>
              <span>{number}</span>
              <span className={styles.note}>{day.format(new Date(placedAt))}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
