import type { Locale } from '@tailorbird/domain/kernel';
import { deliveryWindow, type Order } from '@tailorbird/domain/orders';
import { writeDay } from '../../../platform/texts/writeDay.ts';

/** The days an order is expected between, as its customer reads them; null when nothing is. */
export const deliveryDaysIn = (
  order: Pick<Order, 'datePlaced' | 'deliveryDays' | 'status'>,
  locale: Locale,
): { readonly first: string; readonly last: string } | null => {
  const window = deliveryWindow(order);
  return (
    window && {
      first: writeDay(new Date(window.earliest), locale),
      last: writeDay(new Date(window.latest), locale),
    }
  );
};
