import type { Visit } from '@tailorbird/domain/account';
import type { ProductClass } from '@tailorbird/domain/catalog';
import { deliveryWindow, estimateDelivery } from '@tailorbird/domain/orders';

type DeliveryWindow = NonNullable<ReturnType<typeof deliveryWindow>>;

/** When a piece that is ordered now would be where the visitor is, by the cheapest way to send it: the days the basket, the receipt and the order count by. Null where nothing is sent. */
export const windowFromNow = (visit: Visit | null, productClass: ProductClass, now: number): DeliveryWindow | null => {
  if (!visit?.location.shippingAvailable) return null;
  const datePlaced = new Date(now).toISOString();
  const deliveryDays = estimateDelivery({
    placedAt: datePlaced,
    productClasses: [productClass],
    shippingDays: visit.location.defaultShippingDays,
    comment: '',
  });
  return deliveryWindow({ datePlaced, deliveryDays, status: 'Pending' });
};

/** In words, such as 3 – 6 December. What writes dates takes a phone a twentieth of a second to make. */
export const writeWindow = ({ earliest, latest }: DeliveryWindow, languageTag: string): string =>
  new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    Date.parse(earliest),
    Date.parse(latest),
  );
