import { noShippingRequired, shippingDays } from '@tailorbird/domain/basket';
import type { Currency, Localized } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/basket.json';
import { inEveryLanguage, textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('basket');

/** A shipping method; prices in minor units, tax included. */
export type ShippingService = {
  readonly code: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly prices: Readonly<Record<Currency, number>>;
  readonly days: { readonly earliest: number; readonly latest: number };
  readonly toDropPoint: boolean;
};

/**
 * The shop's shipping methods in display order. The first is the cheapest, and a large order
 * makes it free (PRICE-13).
 */
export const shippingServices: readonly ShippingService[] = [
  {
    code: 'standard',
    name: inEveryLanguage(textsIn, 'shipping.standard.name'),
    description: inEveryLanguage(textsIn, 'shipping.standard.description'),
    prices: {
      USD: 1200,
      EUR: 900,
      GBP: 800,
      DKK: 6900,
      AUD: 1900,
      CAD: 1700,
      CHF: 900,
      SEK: 9900,
      SGD: 1600,
    },
    days: shippingDays.standard,
    toDropPoint: false,
  },
  {
    code: 'express',
    name: inEveryLanguage(textsIn, 'shipping.express.name'),
    description: inEveryLanguage(textsIn, 'shipping.express.description'),
    prices: {
      USD: 2500,
      EUR: 1900,
      GBP: 1700,
      DKK: 14900,
      AUD: 3900,
      CAD: 3500,
      CHF: 1900,
      SEK: 21900,
      SGD: 3300,
    },
    days: shippingDays.express,
    toDropPoint: false,
  },
  {
    code: 'drop-point',
    name: inEveryLanguage(textsIn, 'shipping.drop-point.name'),
    description: inEveryLanguage(textsIn, 'shipping.drop-point.description'),
    prices: {
      USD: 1400,
      EUR: 1000,
      GBP: 900,
      DKK: 7900,
      AUD: 2100,
      CAD: 1900,
      CHF: 1000,
      SEK: 10900,
      SGD: 1800,
    },
    days: shippingDays['drop-point'],
    toDropPoint: true,
  },
];

export const shippingServiceOf = (code: string): ShippingService | undefined =>
  shippingServices.find((service) => service.code === code);

const nothingToShip: Readonly<Record<'name' | 'description', Localized>> = {
  name: inEveryLanguage(textsIn, 'nothingToShip.name'),
  description: inEveryLanguage(textsIn, 'nothingToShip.description'),
};

export const handedOver = 'handed-over';
export const storePickup = 'store-pickup';
const inStore: Readonly<Record<string, Readonly<Record<'name' | 'description', Localized>>>> = {
  [handedOver]: {
    name: inEveryLanguage(textsIn, 'inStore.handedOver.name'),
    description: inEveryLanguage(textsIn, 'inStore.handedOver.description'),
  },
  [storePickup]: {
    name: inEveryLanguage(textsIn, 'inStore.pickup.name'),
    description: inEveryLanguage(textsIn, 'inStore.pickup.description'),
  },
};

export const shippingTexts = (code: string): Readonly<Record<'name' | 'description', Localized>> =>
  (code === noShippingRequired ? undefined : shippingServiceOf(code)) ??
  inStore[code] ??
  nothingToShip;

/**
 * The price of shipping one piece, in minor units, before any discount (DATA-08:
 * default_shipping_price).
 */
export const defaultShippingPrice = (currency: Currency): number =>
  Math.min(...shippingServices.map(({ prices }) => prices[currency]));

/** Transit time of the cheapest method, shown on a garment's page. */
export const defaultShippingDays: ShippingService['days'] = shippingServices[0]?.days ?? {
  earliest: 0,
  latest: 0,
};
