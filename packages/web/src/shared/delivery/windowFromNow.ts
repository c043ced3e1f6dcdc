import type { Visit } from '@tailorbird/domain/account';
import type { ProductClass } from '@tailorbird/domain/catalog';
import { type Locale, languageTags } from '@tailorbird/domain/kernel';
import {
  type DayRange,
  deliveryWindow,
  estimateDelivery,
  productionDay,
} from '@tailorbird/domain/orders';

type DeliveryWindow = NonNullable<ReturnType<typeof deliveryWindow>>;

/**
 * Delivery window of an order placed now, for a number of transit working days. With `waits`,
 * production starts after the days to withdraw (ORDER-20). Null if nothing ships.
 */
export const windowOf = (
  productClasses: readonly ProductClass[],
  shippingDays: DayRange,
  now: number,
  waits = false,
): DeliveryWindow | null => {
  const datePlaced = new Date(now).toISOString();
  const deliveryDays = estimateDelivery({
    placedAt: datePlaced,
    productClasses,
    shippingDays,
    comment: '',
    productionFrom: waits ? productionDay(datePlaced) : null,
  });
  return deliveryWindow({ datePlaced, deliveryDays, status: 'Pending' });
};

/**
 * Delivery window of an order placed now with the cheapest shipping method. Null if nothing
 * ships.
 */
export const windowFromNow = (
  visit: Visit | null,
  productClass: ProductClass,
  now: number,
  waits = false,
): DeliveryWindow | null =>
  visit?.location.shippingAvailable
    ? windowOf([productClass], visit.location.defaultShippingDays, now, waits)
    : null;

const months: Readonly<Partial<Record<Locale, string>>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};

/**
 * Text such as 3 – 6 December. `Intl.DateTimeFormat` takes a phone 50 ms to create, so it is
 * used only across a year boundary and for languages not listed above.
 */
export const writeWindow = ({ earliest, latest }: DeliveryWindow, locale: Locale): string => {
  const dates = [new Date(earliest), new Date(latest)] as const;
  const names = months[locale]?.split(' ');
  const [from, to] = dates.map((date) => date.getUTCDate());
  const [first, last] = dates.map((date) => names?.[date.getUTCMonth()]);
  if (!names || dates[0].getUTCFullYear() !== dates[1].getUTCFullYear()) {
    return new Intl.DateTimeFormat(languageTags[locale], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).formatRange(...dates);
  }
  const isSameMonth = first === last;
  const isOneDay = isSameMonth && from === to;
  if (locale === 'de')
    return `${isOneDay ? '' : isSameMonth ? `${from}.–` : `${from}. ${first}\u2009–\u2009`}${to}. ${last}`;
  return `${first} ${from}${isOneDay ? '' : `\u2009–\u2009${isSameMonth ? '' : `${last} `}${to}`}`;
};
