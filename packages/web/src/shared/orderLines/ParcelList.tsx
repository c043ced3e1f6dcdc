import type { Parcel } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import styles from './OrderTimeline.module.css';

/** Needs the orders texts. */
export const ParcelList = ({ parcels }: { readonly parcels: readonly Parcel[] }): ReactNode => {
  const t = useT('orders');
  const day = new Intl.DateTimeFormat(useLanguageTag(), { dateStyle: 'medium' });
  return (
    <ul className={styles.steps}>
      {parcels.map(({ part, carrier, trackingNumber, sentAt, deliveredAt }) => (
        <li key={trackingNumber} className={styles.parcel}>
          <span className={styles.status}>{t(`parcel.${part}`)}</span>
          <span className={styles.note}>
            {t('parcel.number', { carrier, number: trackingNumber })}
          </span>
          <span className={styles.note}>
            {deliveredAt
              ? t('parcel.delivered', { date: day.format(new Date(deliveredAt)) })
              : t('parcel.sent', { date: day.format(new Date(sentAt)) })}
          </span>
        </li>
      ))}
    </ul>
  );
};
