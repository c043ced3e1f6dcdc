import { type Locale, languageTags } from '@tailorbird/domain/kernel';
import { deliveryWindow, type Order } from '@tailorbird/domain/orders';

/** The days an order is expected between, as its customer reads them; null when nothing is. */
export const deliveryDaysIn = (
  order: Pick<Order, 'datePlaced' | 'deliveryDays' | 'status'>,
  locale: Locale,
): { readonly first: string; readonly last: string } | null => {
  const window = deliveryWindow(order);
  const day = new Intl.DateTimeFormat(languageTags[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return window && { first: day.format(new Date(window.earliest)), last: day.format(new Date(window.latest)) };
};
