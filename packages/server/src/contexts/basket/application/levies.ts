import {
  cheapestShippingMethod,
  type LineSnapshot,
  selectShippingMethod,
} from '@tailorbird/domain/basket';
import {
  type Currency,
  formatMoney,
  formatPercent,
  type Locale,
  languageTags,
  type Money,
  zero,
} from '@tailorbird/domain/kernel';
import {
  type DescribedLevies,
  type DescribedLevy,
  goodsOf,
  type LeviedParcel,
  type Levies,
  type Levy,
  type LevyTerms,
  leviesOn,
} from '@tailorbird/domain/location';
import type texts from '../../../../locales/en/basket.json';
import { textsOf } from '../../../platform/texts/texts.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import { countryName, type WithLevies } from '../../location/index.ts';
import type { BasketView } from './price.ts';

const textsIn = textsOf<typeof texts>('basket');

/** Levies on shipped goods with destination and terms, stored with an order. */
export type StoredLevies = Levies & {
  readonly terms: LevyTerms['kind'];
  readonly rate: number | null;
  readonly countryCode: string;
  /** Set for remakes: customs duty is based on the original price. */
  readonly remake?: true;
};

/**
 * Levies for a shipping method with this price; null if the destination is unknown or nothing
 * is shipped.
 */
const leviesBy = (
  { currency, lines, destination, priced }: BasketView,
  shipping: Money,
): StoredLevies | null => {
  if (!destination || !priced.requiresShipping) return null;
  const { countryCode, terms } = destination;
  const sent = lines.map((line) => ({
    price: line.priceInclDiscounts,
    goods: goodsOf(line.product.type, line.stored.snapshot),
  }));
  if (sent.every(({ goods }) => goods === null)) return null;
  return {
    ...leviesOn({ currency, lines: sent, shipping }, terms),
    terms: terms.kind,
    rate: terms.kind === 'vat' ? terms.rate : null,
    countryCode,
  };
};

/**
 * Levies on a basket. Without a shipping method, import charges are estimated with the
 * cheapest one, and the tax included in the total excludes shipping.
 */
export const leviesOfBasket = (view: BasketView): StoredLevies | null => {
  const { priced, stored, currency, destination } = view;
  const chosen = selectShippingMethod({
    ...priced,
    activeShippingMethodCode: stored.shippingMethodCode,
  });
  const method =
    chosen ??
    (destination?.terms.kind === 'on-arrival'
      ? cheapestShippingMethod(priced.shippingMethods)
      : null);
  return leviesBy(view, method?.price ?? zero(currency));
};

type SentAgain = {
  readonly countryCode: string;
  readonly currency: Currency;
  readonly lines: readonly { readonly snapshot: LineSnapshot; readonly price: Money }[];
};

/**
 * Levies on remade pieces by today's terms, based on the price originally paid. Null if no
 * border is crossed (nothing is paid, so no tax is included) or if a piece is no longer in the
 * catalog.
 */
export const leviesOfRemake = (
  { levies, catalog }: WithLevies & WithCatalog,
  sent: SentAgain,
): StoredLevies | null => {
  const { countryCode, currency } = sent;
  const known = levies.termsOf(countryCode, currency);
  if (known === null || known.kind === 'vat') return null;
  const types = sent.lines.map(({ snapshot }) =>
    catalog.clothingTypes.find(({ id }) => id === snapshot.clothingTypeId),
  );
  const lines = sent.lines.map(({ price, snapshot }, place): LeviedParcel['lines'][number] => {
    const type = types[place];
    return { price, goods: type ? goodsOf(type, snapshot) : 'other' };
  });
  if (lines.every(({ goods }) => goods === null)) return null;
  const terms: LevyTerms =
    known.kind === 'on-arrival' && types.includes(undefined) ? { kind: 'unknown' } : known;
  return {
    ...leviesOn({ currency, lines, shipping: zero(currency) }, terms),
    terms: terms.kind,
    rate: null,
    countryCode,
    remake: true,
  };
};

const percentOf = (rate: number | null, locale: Locale): string =>
  formatPercent((rate ?? 0) / 10, languageTags[locale]);

const isNothing = ({ duty, tax }: Levy): boolean => duty.amount + tax.amount === 0;

const both = ({ duty, tax }: Levy, locale: Locale, place: 'sum' | 'line' | 'remake'): string => {
  const t = textsIn(locale);
  const shown = (amount: Money): string => formatMoney(amount, languageTags[locale]);
  if (duty.amount === 0) return t(`levies.${place}.tax`, { tax: shown(tax) });
  if (tax.amount === 0) return t(`levies.${place}.duty`, { duty: shown(duty) });
  const all = shown({ ...duty, amount: duty.amount + tax.amount });
  return t(`levies.${place}.both`, { all, duty: shown(duty), tax: shown(tax) });
};

const wordsFor = (
  kept: StoredLevies,
  levy: Levy,
  locale: Locale,
  place: 'sum' | 'line',
): string => {
  const t = textsIn(locale);
  if (kept.terms === 'vat')
    return t(`levies.${place}.vat`, {
      percent: percentOf(kept.rate, locale),
      tax: formatMoney(levy.tax, languageTags[locale]),
    });
  const wording = place === 'sum' && kept.remake ? 'remake' : place;
  if (kept.terms === 'on-arrival' && !isNothing(levy)) return both(levy, locale, wording);
  if (wording === 'line') return '';
  return t(
    kept.terms === 'on-arrival' ? `levies.${wording}.nothing` : `levies.${wording}.${kept.terms}`,
  );
};

/** The translated levies of a basket; import charges start with the country. */
export const describeLevies = (kept: StoredLevies, locale: Locale): DescribedLevies => {
  const { duty, tax, terms, rate, countryCode } = kept;
  const words = wordsFor(kept, kept, locale, 'sum');
  return {
    terms,
    rate,
    duty,
    tax,
    text: terms === 'vat' ? words : `${countryName(countryCode, locale)}: ${words}`,
  };
};

/**
 * The translated levies of a line; null without levies, and for remakes, whose total explains
 * them.
 */
export const describeLevy = (
  kept: StoredLevies | null,
  place: number,
  locale: Locale,
): DescribedLevy | null => {
  const levy = kept?.remake ? undefined : kept?.lines[place];
  const text = kept && levy ? wordsFor(kept, levy, locale, 'line') : '';
  return levy && text !== '' && !isNothing(levy) ? { ...levy, text } : null;
};

/** The translated levies of a shipping method; null without levies. */
export const describeMethodLevies = (
  view: BasketView,
  price: Money,
  locale: Locale,
): string | null => {
  const kept = leviesBy(view, price);
  if (!kept) return null;
  const t = textsIn(locale);
  if (kept.terms === 'on-arrival' && !isNothing(kept)) return both(kept, locale, 'line');
  return t(kept.terms === 'on-arrival' ? 'levies.method.nothing' : `levies.method.${kept.terms}`);
};
