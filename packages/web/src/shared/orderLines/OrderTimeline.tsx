import type { Order } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import styles from './OrderTimeline.module.css';

/** The steps of an order so far, first to last, each with its day. Needs the texts of orders. */
export const OrderTimeline = ({ order }: { readonly order: Pick<Order, 'history'> }): ReactNode => {
  const t = useT('orders');
  const format = new Intl.DateTimeFormat(useLanguageTag(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <ol className={styles.steps}>
      {order.history.map(({ status, at, by, change }, index) => (
        <li
          key={`${status} ${at} ${change}`}
          className={styles.step}
          aria-current={index === order.history.length - 1 ? 'step' : undefined}
        >
          <span className={styles.status}>
            {t(change ? `changed.${change}` : `status.${status}`)}
          </span>
          <span className={styles.note}>
            <time dateTime={at}>{format.format(new Date(at))}</time> · {t(`by.${by}`)}
          </span>
        </li>
      ))}
    </ol>
  );
};
