import {
  isFabricColorWanted,
  noFilter,
  type PriceBand,
  type ProductFilter,
  priceBandOf,
} from '@tailorbird/domain/catalog';
import { type Currency, currencies } from '@tailorbird/domain/kernel';
import type { CardColor, Group, ListedGarment, Offer } from './card.ts';
import type { PackedCard, PackedRange } from './range.ts';

export type Range = {
  readonly cards: readonly ListedGarment[];
  readonly groups: readonly Group[];
  /** Titles of filter values; the families are the groups. */
  readonly offers: Readonly<Record<'fabric' | 'color' | 'property', readonly Offer[]>>;
};

const variantIdOf = (colorId: number, made: string): string =>
  made === '' ? String(colorId) : `${colorId}-${made}`;

const familiesOf = (range: PackedRange): readonly (readonly string[])[] =>
  range.cards.map((_, index) =>
    range.groups.flatMap((group) => {
      const subs = group.subs.filter(([, , cards]) => cards.includes(index)).map(([slug]) => slug);
      return subs.length > 0 ? [group.slug, ...subs] : [];
    }),
  );

const colorsOf = (card: PackedCard, range: PackedRange): readonly CardColor[] =>
  card.colors.flatMap(([id, colorAt, fabricAt]) => {
    const color = range.colors[colorAt];
    const fabric = range.fabrics[fabricAt];
    if (!color || !fabric) return [];
    const title = card.hasFabrics ? `${color[1]}, ${fabric[1]}` : color[1];
    return [
      {
        variantId: variantIdOf(id, card.made),
        title,
        hex: color[2],
        color: color[0],
        fabric: fabric[0],
      },
    ];
  });

const unpackCard = (
  card: PackedCard,
  families: readonly string[],
  range: PackedRange,
): ListedGarment => {
  const { id, slug, title, subtitle, isPriceFrom = false, isNew = false, made } = card;
  const { isRendered = false } = card;
  const byCurrency = (amounts: readonly number[]): Record<Currency, number> =>
    Object.fromEntries(
      currencies.map((currency, index) => [currency, amounts[index] ?? 0]),
    ) as Record<Currency, number>;
  const prices = byCurrency(card.prices);
  const colors = colorsOf(card, range);
  return {
    ...{ id, slug, title, subtitle, prices, isPriceFrom, isNew, isRendered, families },
    ...(card.before && { priorPrices: byCurrency(card.before) }),
    variantId: variantIdOf(card.colors[card.sought ?? 0]?.[0] ?? 0, made),
    plainVariantId: variantIdOf(card.colors[0]?.[0] ?? 0, made),
    fabricColors: colors,
    colors: colors.length > 1 ? colors : [],
    properties: card.properties.flatMap(([at]) => range.properties[at]?.[0] ?? []),
    priceBand: priceBandOf(prices.USD),
  };
};

/** Cards and headings out of what travels in the page. */
export const unpackRange = (range: PackedRange): Range => {
  const families = familiesOf(range);
  const cards = range.cards.map((card, index) => unpackCard(card, families[index] ?? [], range));
  return {
    cards,
    groups: range.groups.map(({ slug, title, description, subs }) => ({
      slug,
      title,
      description,
      subCategories: subs.map(([subSlug, subTitle, places]) => ({
        slug: subSlug,
        title: subTitle,
        cards: places.flatMap((place) => cards[place] ?? []),
      })),
    })),
    offers: {
      fabric: range.fabrics.map(([value, title]) => ({ value, title })),
      color: range.colors.map(([value, title, hex, family]) => ({
        value,
        title,
        hex,
        choice: range.colorFamilies[family] ?? '',
      })),
      property: range.properties.map(([value, title, choice]) => ({ value, title, choice })),
    },
  };
};

/**
 * The range with every garment in the first requested color and property, so that its picture
 * follows the filter.
 */
export const dressRange = (range: Range, packed: PackedRange, filter: ProductFilter): Range => {
  if (filter === noFilter) return range;
  const wantedProperty = (card: PackedCard): PackedCard['properties'][number] | undefined =>
    card.properties.find(
      ([at, made]) =>
        made !== undefined && filter.property.includes(packed.properties[at]?.[0] ?? ''),
    );
  return {
    ...range,
    cards: range.cards.map((card, index) => {
      const source = packed.cards[index];
      if (!source) return card;
      const [, made = source.made, isDrawn] = wantedProperty(source) ?? [];
      const sought = source.sought ?? 0;
      const isWanted = (place: number): boolean => {
        const color = card.fabricColors[place];
        return color !== undefined && isFabricColorWanted(color, filter);
      };
      // The matched color if the filter includes it, else the first included color.
      const at = isWanted(sought)
        ? sought
        : Math.max(
            0,
            card.fabricColors.findIndex((_, place) => isWanted(place)),
          );
      if (at === sought && made === source.made) return card;
      const colors = source.colors.map(([id], place) => ({
        ...(card.fabricColors[place] as CardColor),
        variantId: variantIdOf(id, made),
      }));
      return {
        ...card,
        isRendered: card.isRendered && !isDrawn,
        variantId: variantIdOf(source.colors[at]?.[0] ?? 0, made),
        colors: card.colors.length > 0 ? colors : card.colors,
      };
    }),
  };
};

/** Lowest and highest amount of a band among garments, in minor units. */
export const amountsOf = (
  cards: readonly ListedGarment[],
  band: PriceBand,
  currency: Currency,
): { readonly from: number; readonly to: number } | null => {
  const amounts = cards
    .filter(({ priceBand }) => priceBand === band)
    .map(({ prices }) => prices[currency]);
  return amounts.length === 0 ? null : { from: Math.min(...amounts), to: Math.max(...amounts) };
};
