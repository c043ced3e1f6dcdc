import { deliveryWindow, type Order } from '@tailorbird/domain/orders';
import { useLanguageTag, useT } from '../texts/useT.ts';

/** The days an order is expected between, in words; null when it has none. Needs the texts of orders. */
export const useDeliveryDays = (order: Order): string | null => {
  const t = useT('orders');
  const languageTag = useLanguageTag();
  const window = deliveryWindow(order);
  if (!window) return null;
  const day = new Intl.DateTimeFormat(languageTag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return t('sheet.deliveryBetween', {
    first: day.format(new Date(window.earliest)),
    last: day.format(new Date(window.latest)),
  });
};
