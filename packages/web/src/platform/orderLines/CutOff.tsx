import { cutOffDay, type Order } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../texts/useT.ts';
import styles from './OrderSheet.module.css';

/** Until when an order can be changed and canceled. Needs the texts of orders. */
export default function CutOff({ order }: { readonly order: Pick<Order, 'status' | 'datePlaced'> }): ReactNode {
  const t = useT('orders');
  const format = new Intl.DateTimeFormat(useLanguageTag(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const day = cutOffDay(order);
  return day && <p className={styles.comment}>{t('sheet.cutOff', { date: format.format(new Date(day)) })}</p>;
}
