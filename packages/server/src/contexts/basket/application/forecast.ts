import { isGarmentClass } from '@tailorbird/domain/basket';
import type { ProductClass } from '@tailorbird/domain/catalog';
import type { Locale } from '@tailorbird/domain/kernel';
import { estimateDelivery } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/basket.json';
import { remembered } from '../../../platform/runtime/remembered.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { writeDay } from '../../../platform/texts/writeDay.ts';
import { shippingServiceOf } from './shippingServices.ts';

const textsIn = textsOf<typeof texts>('basket');

type Asked = {
  /** When the basket is ordered, as an ISO 8601 instant. */
  readonly at: string;
  readonly productClasses: readonly ProductClass[];
  /** The code of a shipping method. */
  readonly code: string;
  readonly locale: Locale;
};

type Days = { readonly first: string; readonly last: string };

/** Counted once a day for all baskets that have something to make, and for all others. */
const daysOf: (asked: Asked) => Days | null = remembered(
  ({ at, productClasses, code, locale }: Asked): Days | null => {
    const days = estimateDelivery({ placedAt: at, productClasses, shippingDays: shippingServiceOf(code)?.days ?? null, comment: '' });
    const after = (count: number): string => writeDay(Date.parse(at) + count * 86_400_000, locale);
    return days && { first: after(days.earliest), last: after(days.latest) };
  },
  ({ at, productClasses, code, locale }) => `${at.slice(0, 10)} ${productClasses.some(isGarmentClass)} ${code} ${locale}`,
);

/** When a basket that is ordered now is with its customer by a shipping method, in words, which may be changed meanwhile; null when nothing is sent. */
export const forecastOf = (asked: Asked): string | null => {
  const days = daysOf(asked);
  return days && textsIn(asked.locale)('forecast', days);
};
