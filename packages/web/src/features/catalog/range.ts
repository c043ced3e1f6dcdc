import {
  type ClothingType,
  type Color,
  checkVariant,
  defaultVariant,
  formatVariantId,
  isFabricColorSelectable,
  isInCollection,
  isPropertyShown,
  type ProductGroup,
  propertyValue,
  publicViewer,
  shownFabricColors,
  type Variant,
  type Viewer,
} from '@tailorbird/domain/catalog';
import { currencies } from '@tailorbird/domain/kernel';
import { isVariantRendered } from '../../shared/garments/garmentOf.ts';

/**
 * The range as sent in a page: shared values are stored once and referenced by index.
 * `unpackRange` turns it into cards.
 */
export type PackedRange = {
  /** Colors with the index of their family. */
  readonly colors: readonly (readonly [slug: string, title: string, hex: string, family: number])[];
  readonly colorFamilies: readonly string[];
  readonly fabrics: readonly (readonly [slug: string, title: string])[];
  readonly properties: readonly (readonly [value: string, title: string, choice: string])[];
  readonly cards: readonly PackedCard[];
  readonly groups: readonly PackedGroup[];
};
export type PackedCard = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  /** One price per currency, in the order of the domain's `currencies`. */
  readonly prices: readonly number[];
  /** Prices before a reduction, in the same order; 0 in currencies without one. */
  readonly before?: readonly number[];
  readonly isPriceFrom?: true;
  readonly isNew?: true;
  readonly isRendered?: true;
  /** Index of the color that matched the search; absent for the default color. */
  readonly sought?: number;
  /** Indexes of colors and fabrics, the default first. */
  readonly colors: readonly (readonly [id: number, color: number, fabric: number])[];
  /** Ids of the default properties, as written in a variant id. */
  readonly made: string;
  /**
   * Index of each property. `made` is the end of the variant id when the property
   * replaces the default; absent if that variant cannot be made. `isDrawn` if it has no
   * render, but the default has.
   */
  readonly properties: readonly (readonly [place: number, made?: string, isDrawn?: true])[];
  readonly hasFabrics?: true;
};
export type PackedGroup = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly subs: readonly (readonly [slug: string, title: string, cards: readonly number[]])[];
};

/** A list without duplicates; `placeOf` returns the index of an entry. */
const collect = <Entry>(): {
  readonly entries: Entry[];
  readonly placeOf: (key: string, make: () => Entry) => number;
} => {
  const places = new Map<string, number>();
  const entries: Entry[] = [];
  return {
    entries,
    placeOf: (key, make) => {
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, entries.length);
      return entries.push(make()) - 1;
    },
  };
};

const packColors = (colors: readonly Color[]): Pick<PackedRange, 'colors' | 'colorFamilies'> => {
  const families = [...new Map(colors.map(({ family }) => [family.slug, family])).values()].sort(
    (one, other) => one.order - other.order,
  );
  return {
    colors: colors.map(({ slug, title, hex, family }) => [
      slug,
      title,
      hex,
      families.findIndex((each) => each.slug === family.slug),
    ]),
    colorFamilies: families.map(({ title }) => title),
  };
};

/** The end of a variant id: everything except the color. */
const madeOf = (type: ClothingType, variant: Variant): string =>
  formatVariantId(type, variant).split('-').slice(1).join('-');

/** The default variant with one property replaced; null if that variant cannot be made. */
const variantWith = (
  type: ClothingType,
  variant: Variant,
  collection: string,
  propertyId: number,
  viewer: Viewer,
): Variant | null => {
  if (variant.selectedProperties[collection] === propertyId) return null;
  const changed = {
    ...variant,
    selectedProperties: { ...variant.selectedProperties, [collection]: propertyId },
  };
  return checkVariant(type, changed, viewer).ok ? changed : null;
};

/**
 * The garments that a viewer may see, packed by heading. Empty headings are omitted; without
 * headings all garments form one list.
 */
export const packRange = (
  types: readonly ClothingType[],
  groups: readonly ProductGroup[],
  viewer: Viewer = publicViewer,
  /** Variants that matched the search, by slug. */
  found: ReadonlyMap<string, string> = new Map(),
): PackedRange => {
  const names = collect<Color>();
  const fabrics = collect<PackedRange['fabrics'][number]>();
  const properties = collect<PackedRange['properties'][number]>();

  const packCard = (type: ClothingType): PackedCard => {
    const variant = defaultVariant(type, viewer);
    const isDefaultRendered = isVariantRendered(type, variant);
    const colorId = variant.fabricColorId;
    const selectable = shownFabricColors(type, viewer).filter((color) =>
      isFabricColorSelectable(color, viewer),
    );
    const colors = [
      ...selectable.filter(({ id }) => id === colorId),
      ...selectable.filter(({ id }) => id !== colorId),
    ];
    const foundIn = found.get(type.slug)?.split('-')[0];
    const sought = colors.findIndex(({ id }) => String(id) === foundIn);
    return {
      id: type.id,
      slug: type.slug,
      title: type.title,
      subtitle: type.subtitle,
      prices: currencies.map((currency) => type.prices[currency]),
      ...(type.priorPrices && {
        before: currencies.map((currency) => type.priorPrices?.[currency] ?? 0),
      }),
      ...(type.productClass === 'Gift Card' && { isPriceFrom: true }),
      ...(isInCollection(type, 'new-arrivals') && { isNew: true }),
      ...(isDefaultRendered && { isRendered: true }),
      ...(type.supportsMultipleFabrics && { hasFabrics: true }),
      ...(sought > 0 && { sought }),
      colors: colors.map(({ id, color, fabric }) => [
        id,
        names.placeOf(color.slug, () => color),
        fabrics.placeOf(fabric.slug, () => [fabric.slug, fabric.title]),
      ]),
      made: madeOf(type, variant),
      properties: type.propertyCollections.flatMap((collection) =>
        collection.properties
          .filter((property) => isPropertyShown(property, viewer))
          .map((property) => {
            const value = propertyValue(collection.slug, property.slug);
            const at = properties.placeOf(value, () => [
              value,
              property.traitTitle,
              collection.traitLabelTitle,
            ]);
            const changed = variantWith(type, variant, collection.slug, property.id, viewer);
            if (changed === null) return [at] as const;
            const made = madeOf(type, changed);
            return isDefaultRendered && !isVariantRendered(type, changed)
              ? ([at, made, true] as const)
              : ([at, made] as const);
          }),
      ),
    };
  };

  const bySlug = new Map(types.map((type) => [type.slug, type]));
  const cards = collect<PackedCard>();
  const place = (type: ClothingType): number => cards.placeOf(type.slug, () => packCard(type));
  const packedGroups = groups
    .map(({ slug, title, description, subCategories }) => ({
      slug,
      title,
      description,
      subs: subCategories
        .map(
          (sub) =>
            [
              sub.slug,
              sub.title,
              sub.clothingTypeSlugs.flatMap((each) => bySlug.get(each) ?? []).map(place),
            ] as const,
        )
        .filter(([, , found]) => found.length > 0),
    }))
    .filter(({ subs }) => subs.length > 0);
  if (groups.length === 0) for (const type of types) place(type);
  return {
    ...packColors(names.entries),
    fabrics: fabrics.entries,
    properties: properties.entries,
    cards: cards.entries,
    groups: packedGroups,
  };
};
