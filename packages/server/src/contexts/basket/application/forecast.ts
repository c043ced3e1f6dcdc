import type { ProductClass } from '@tailorbird/domain/catalog';
import type { Locale } from '@tailorbird/domain/kernel';
import { estimateDelivery } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/basket.json';
import { textsOf } from '../../../platform/texts/texts.ts';
import { writeDay } from '../../../platform/texts/writeDay.ts';
import { shippingServiceOf, shippingTexts } from './shippingServices.ts';

const textsIn = textsOf<typeof texts>('basket');

type Asked = {
  /** The order time as an ISO 8601 instant. */
  readonly at: string;
  readonly productClasses: readonly ProductClass[];
  readonly productionFrom: string | null;
  readonly code: string;
  readonly locale: Locale;
};

/** The expected delivery of a basket ordered now, as text; null if nothing is shipped. */
const forecastOf = ({ at, code, locale, ...basket }: Asked): string | null => {
  const days = estimateDelivery({
    placedAt: at,
    ...basket,
    shippingDays: shippingServiceOf(code)?.days ?? null,
    comment: '',
  });
  const after = (count: number): string => writeDay(Date.parse(at) + count * 86_400_000, locale);
  return (
    days && textsIn(locale)('forecast', { first: after(days.earliest), last: after(days.latest) })
  );
};

/**
 * The translated name and description of a shipping method, with the expected delivery days.
 */
export const describeShipping = (
  asked: Asked,
): { readonly name: string; readonly description: string } => {
  const { name, description } = shippingTexts(asked.code);
  const text = description[asked.locale];
  const forecast = forecastOf(asked);
  return {
    name: name[asked.locale],
    description: forecast === null ? text : `${text}. ${forecast}.`,
  };
};
