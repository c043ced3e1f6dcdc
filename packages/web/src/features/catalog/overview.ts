import {
  countValues,
  type Facet,
  type Filterable,
  filterProducts,
  filterSize,
  noFilter,
  offeredValues,
  overviewParameters,
  type ProductFilter,
  priceBands,
  restrictFilter,
  sortProducts,
} from '@tailorbird/domain/catalog';
import {
  type Currency,
  formatMoney,
  type Locale,
  languageTags,
  money,
} from '@tailorbird/domain/kernel';
import type { ListedGarment, Offer } from './card.ts';
import type { OverviewData } from './loadOverview.ts';
import { type OverviewQuery, overviewPairs, readOverviewQuery } from './overviewQuery.ts';
import { amountsOf, dressRange, type Range } from './unpackRange.ts';

/** Parses the URL into an overview query; ignores values that the range does not have. */
export const queryOf = (
  params: Iterable<readonly [string, string]>,
  cards: readonly Filterable[],
): OverviewQuery => {
  const read = readOverviewQuery(params);
  if (filterSize(read.filter) === 0) return { ...read, filter: noFilter };
  const filter = restrictFilter(read.filter, offeredValues(cards));
  return { ...read, filter: filterSize(filter) === 0 ? noFilter : filter };
};

export const searchWith = (
  params: Iterable<readonly [string, string]>,
  query: OverviewQuery,
): string => {
  const others = [...params].filter(([name]) => !overviewParameters.includes(name));
  const search = new URLSearchParams(
    [...others, ...overviewPairs(query)].map(([name, value]) => [name, value]),
  ).toString();
  return search === '' ? '' : `?${search}`;
};

export const shownCards = (
  range: Range,
  data: OverviewData,
  { filter, order }: OverviewQuery,
  { currency, locale }: { readonly currency: Currency; readonly locale: Locale },
): readonly ListedGarment[] => {
  const dressed = dressRange(range, data.range, filter).cards;
  const left = filterSize(filter) === 0 ? dressed : filterProducts(dressed, filter);
  // Creating a collator takes a tenth of a second on a phone, so skip it for the default order.
  if (order === 'recommended') return left;
  const sortable = left.map((card) => ({
    card,
    title: card.title,
    isNew: card.isNew,
    id: card.id,
    amount: card.prices[currency],
  }));
  return sortProducts(sortable, order, new Intl.Collator(locale).compare).map(({ card }) => card);
};

export type FacetOffers = {
  readonly facet: Facet;
  readonly choices: readonly OfferedChoice[];
};
export type OfferedChoice = {
  readonly title: string | null;
  readonly offers: readonly (Offer & { readonly count: number })[];
  /** Garments with any of the values, if several values can be selected. */
  readonly count?: number;
};

/** The whole range links to its groups instead, unless the URL selects some of them. */
const familyOffers = (
  { chosen, found }: OverviewData,
  { groups }: Range,
  filter: ProductFilter,
): readonly Offer[] => {
  if (chosen !== null && found === null)
    return groups.flatMap(({ subCategories }) =>
      subCategories.map(({ slug, title }) => ({ value: slug, title })),
    );
  return found === null && filter.family.length === 0
    ? []
    : groups.map(({ slug, title }) => ({ value: slug, title }));
};

/** Localized price range, such as `$45 – $59`. */
const priceOffers = (
  cards: readonly ListedGarment[],
  currency: Currency,
  locale: Locale,
  join: (from: string, to: string) => string,
): readonly Offer[] =>
  priceBands.flatMap((band) => {
    const amounts = amountsOf(cards, band, currency);
    if (amounts === null) return [];
    const [from, to] = [amounts.from, amounts.to].map((amount) =>
      formatMoney(money(amount, currency), languageTags[locale]),
    );
    return [
      {
        value: band,
        title: amounts.from === amounts.to ? (from ?? '') : join(from ?? '', to ?? ''),
      },
    ];
  });

/** Lightness of a color, 0 to 1. */
const lightnessOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

/**
 * All facets of a range. A facet with a single value is omitted unless it is selected, since it
 * cannot narrow anything.
 */
export const facetOffers = (
  range: Range,
  data: OverviewData,
  filter: ProductFilter,
  {
    currency,
    locale,
    join,
  }: {
    readonly currency: Currency;
    readonly locale: Locale;
    readonly join: (from: string, to: string) => string;
  },
): readonly FacetOffers[] => {
  const { cards, offers } = range;
  const counts = countValues(cards, filter);
  const counted = (facet: Facet, list: readonly Offer[]) =>
    list.map((offer) => ({ ...offer, count: counts[facet].get(offer.value) ?? 0 }));
  const byTitle = new Intl.Collator(locale).compare;
  const collections = [...new Set(offers.property.map(({ choice }) => choice ?? ''))];
  const all: readonly FacetOffers[] = [
    {
      facet: 'family',
      choices: [{ title: null, offers: counted('family', familyOffers(data, range, filter)) }],
    },
    {
      facet: 'color',
      choices: data.range.colorFamilies.map((title) => {
        const family = offers.color.filter(({ choice }) => choice === title);
        return {
          title,
          offers: counted(
            'color',
            family.toSorted(
              (one, other) => lightnessOf(other.hex ?? '') - lightnessOf(one.hex ?? ''),
            ),
          ),
          count: filterProducts(cards, { ...filter, color: family.map(({ value }) => value) })
            .length,
        };
      }),
    },
    {
      facet: 'fabric',
      choices: [
        {
          title: null,
          offers: counted(
            'fabric',
            offers.fabric.toSorted((one, other) => byTitle(one.title, other.title)),
          ),
        },
      ],
    },
    {
      facet: 'price',
      choices: [
        { title: null, offers: counted('price', priceOffers(cards, currency, locale, join)) },
      ],
    },
    {
      facet: 'property',
      choices: collections.map((title) => ({
        title,
        offers: counted(
          'property',
          offers.property.filter(({ choice }) => choice === title),
        ),
      })),
    },
  ];
  return all
    .map(({ facet, choices }) => ({
      facet,
      choices: choices.filter(
        (choice) =>
          choice.offers.length > 1 ||
          // A color family with one color needs other families to choose from.
          (facet === 'color' && choices.length > 1) ||
          choice.offers.some(({ value }) => filter[facet].includes(value)),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
};

/**
 * A selected value or color family: its name, the query without it, and the number of garments
 * that query leaves.
 */
export type ChosenValue = {
  readonly facet: Facet;
  readonly value: string;
  readonly title: string;
  readonly without: ProductFilter;
  readonly count: number;
};

/** Share of a color family that is selected; colors without garments do not count. */
export const shareChosen = (
  offers: OfferedChoice['offers'],
  chosen: readonly string[],
): 'all' | 'some' | 'none' => {
  const isChosen = ({ value }: Offer): boolean => chosen.includes(value);
  if (!offers.some(isChosen)) return 'none';
  const leaving = offers.filter(({ count }) => count > 0);
  return (leaving.length > 0 ? leaving : offers).every(isChosen) ? 'all' : 'some';
};

/** The filter with a whole color family, or without it if all its colors were selected. */
export const toggleFamily = (
  filter: ProductFilter,
  offers: OfferedChoice['offers'],
): ProductFilter => {
  const family = offers.map(({ value }) => value);
  const others = filter.color.filter((value) => !family.includes(value));
  return {
    ...filter,
    color: shareChosen(offers, filter.color) === 'all' ? others : [...others, ...family],
  };
};

/**
 * The selected values of a facet by name; a completely selected color family by the family's
 * name.
 */
export const chosenParts = (
  { facet, choices }: FacetOffers,
  filter: ProductFilter,
): readonly (Pick<ChosenValue, 'value' | 'title'> & { readonly values: readonly string[] })[] =>
  choices.flatMap(({ title: whole, offers, count }) => {
    const chosen = offers.filter(({ value }) => filter[facet].includes(value));
    return whole !== null &&
      count !== undefined &&
      chosen.length > 1 &&
      shareChosen(offers, filter[facet]) === 'all'
      ? [{ value: whole, title: whole, values: chosen.map(({ value }) => value) }]
      : chosen.map(({ value, title }) => ({ value, title, values: [value] }));
  });

export const chosenValues = (
  offers: readonly FacetOffers[],
  filter: ProductFilter,
  cards: readonly Filterable[],
): readonly ChosenValue[] =>
  offers.flatMap((of) =>
    chosenParts(of, filter).map(({ value, title, values }) => {
      const { facet } = of;
      const without = {
        ...filter,
        [facet]: filter[facet].filter((other) => !values.includes(other)),
      };
      return { facet, value, title, without, count: filterProducts(cards, without).length };
    }),
  );
