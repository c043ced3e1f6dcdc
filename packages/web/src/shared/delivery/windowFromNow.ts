import type { Visit } from '@tailorbird/domain/account';
import type { ProductClass } from '@tailorbird/domain/catalog';
import { type Locale, languageTags } from '@tailorbird/domain/kernel';
import { type DayRange, deliveryWindow, estimateDelivery } from '@tailorbird/domain/orders';

type DeliveryWindow = NonNullable<ReturnType<typeof deliveryWindow>>;

/** When pieces that are ordered now arrive, with a number of working days on the way. Null when nothing is sent. */
export const windowOf = (
  productClasses: readonly ProductClass[],
  shippingDays: DayRange,
  now: number,
): DeliveryWindow | null => {
  const datePlaced = new Date(now).toISOString();
  const deliveryDays = estimateDelivery({
    placedAt: datePlaced,
    productClasses,
    shippingDays,
    comment: '',
  });
  return deliveryWindow({ datePlaced, deliveryDays, status: 'Pending' });
};

/** When a piece that is ordered now arrives by the cheapest shipping method; null when nothing is sent. */
export const windowFromNow = (
  visit: Visit | null,
  productClass: ProductClass,
  now: number,
): DeliveryWindow | null =>
  visit?.location.shippingAvailable
    ? windowOf([productClass], visit.location.defaultShippingDays, now)
    : null;

/** Months by language. */
const months: Readonly<Partial<Record<Locale, string>>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};

/**
 * In words, such as 3 – 6 December. `Intl.DateTimeFormat` takes a phone a twentieth of a second to make: it writes what goes over the end of a year, and languages that are not above.
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
