import type { Visit } from '@tailorbird/domain/account';
import type { ProductClass } from '@tailorbird/domain/catalog';
import { type Locale, languageTags } from '@tailorbird/domain/kernel';
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

type Hand = {
  readonly months: string;
  readonly day: (day: number, month: string) => string;
  /** Two days of one month. */
  readonly days: (from: number, to: number, month: string) => string;
  /** Before a year, where one ends in between. */
  readonly comma: string;
};

/** The days of a year as `Intl.DateTimeFormat` writes them, which takes a phone a twentieth of a second to make. A language that is not here is written by it. */
const hands: Readonly<Partial<Record<Locale, Hand>>> = {
  en: {
    months: 'January February March April May June July August September October November December',
    day: (day, month) => `${month} ${day}`,
    days: (from, to, month) => `${month} ${from}\u2009–\u2009${to}`,
    comma: ',',
  },
  de: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    day: (day, month) => `${day}. ${month}`,
    days: (from, to, month) => `${from}.–${to}. ${month}`,
    comma: '',
  },
};

/** In words, such as 3 – 6 December. */
export const writeWindow = ({ earliest, latest }: DeliveryWindow, locale: Locale): string => {
  const [from, to] = [new Date(earliest), new Date(latest)];
  const hand = hands[locale];
  if (!hand) return new Intl.DateTimeFormat(languageTags[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(from, to);
  const { months, day, days, comma } = hand;
  const monthOf = (date: Date): string => months.split(' ')[date.getUTCMonth()] ?? '';
  const isOneYear = from.getUTCFullYear() === to.getUTCFullYear();
  const write = (date: Date): string => day(date.getUTCDate(), monthOf(date)) + (isOneYear ? '' : `${comma} ${date.getUTCFullYear()}`);
  if (!isOneYear || monthOf(from) !== monthOf(to)) return `${write(from)}\u2009–\u2009${write(to)}`;
  return from.getUTCDate() === to.getUTCDate() ? write(from) : days(from.getUTCDate(), to.getUTCDate(), monthOf(from));
};
