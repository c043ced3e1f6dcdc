import type { Visit } from '@tailorbird/domain/account';
import type { ProductClass } from '@tailorbird/domain/catalog';
import { estimateDelivery } from '@tailorbird/domain/orders';

const oneDay = 86_400_000;

/** Two instants: the first and the last day something may be there. */
export type DeliveryWindow = { readonly earliest: number; readonly latest: number };

/** When a piece that is ordered now would be where the visitor is, by the cheapest way to send it: the days the basket, the receipt and the order count by. Null where nothing is sent. */
export const deliveryWindow = (visit: Visit | null, productClass: ProductClass, now: number): DeliveryWindow | null => {
  if (!visit?.location.shippingAvailable) return null;
  const days = estimateDelivery({
    placedAt: new Date(now).toISOString(),
    productClasses: [productClass],
    shippingDays: visit.location.defaultShippingDays,
    comment: '',
  });
  return days && { earliest: now + days.earliest * oneDay, latest: now + days.latest * oneDay };
};

/** In words, such as 3 – 6 December. What writes dates takes a phone a twentieth of a second to make. */
export const writeWindow = ({ earliest, latest }: DeliveryWindow, languageTag: string): string =>
  new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(earliest, latest);
