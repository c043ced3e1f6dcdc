import { type Facet, type Filterable, facets, type ProductFilter } from './productFilter.ts';

/**
 * The choice a value belongs to; one value of each choice must match. Each property collection
 * is its own choice: long sleeves and a V-neck, not either.
 */
const choiceOf = (facet: Facet, value: string): string =>
  facet === 'property' ? `property.${value.split('.')[0]}` : facet;

const choicesOf = (filter: ProductFilter, facet: Facet): readonly (readonly string[])[] => {
  const byChoice = new Map<string, string[]>();
  for (const value of filter[facet]) {
    const choice = choiceOf(facet, value);
    byChoice.set(choice, [...(byChoice.get(choice) ?? []), value]);
  }
  return [...byChoice.values()];
};

const meets = (values: readonly string[], choices: readonly (readonly string[])[]): boolean =>
  choices.every((wanted) => wanted.some((value) => values.includes(value)));

const among = (value: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.includes(value);

/** True if a filter asks for a fabric color, so that a card shows the color it was found by. */
export const isFabricColorWanted = (
  fabricColor: Filterable['fabricColors'][number],
  filter: ProductFilter,
): boolean => among(fabricColor.color, filter.color) && among(fabricColor.fabric, filter.fabric);

/**
 * True if a product matches: one chosen value of each facet and property collection, with
 * fabric and color on the same cloth.
 */
const finderOf = (filter: ProductFilter): ((product: Filterable) => boolean) => {
  const families = choicesOf(filter, 'family');
  const properties = choicesOf(filter, 'property');
  const isOfCloth = filter.color.length > 0 || filter.fabric.length > 0;
  return (product) =>
    meets(product.families, families) &&
    meets(product.properties, properties) &&
    among(product.priceBand, filter.price) &&
    (!isOfCloth || product.fabricColors.some((color) => isFabricColorWanted(color, filter)));
};

export const filterProducts = <Product extends Filterable>(
  products: readonly Product[],
  filter: ProductFilter,
): readonly Product[] => products.filter(finderOf(filter));

const byFacet = <Value>(pick: (facet: Facet) => Value): Readonly<Record<Facet, Value>> => ({
  family: pick('family'),
  fabric: pick('fabric'),
  color: pick('color'),
  property: pick('property'),
  price: pick('price'),
});

export const filterSize = (filter: ProductFilter): number =>
  facets.reduce((total, facet) => total + filter[facet].length, 0);

/** Adds a value to a filter, or removes it if it was chosen. */
export const toggleValue = (filter: ProductFilter, facet: Facet, value: string): ProductFilter => ({
  ...filter,
  [facet]: filter[facet].includes(value)
    ? filter[facet].filter((other) => other !== value)
    : [...filter[facet], value],
});

/**
 * A filter without unknown values, which a URL may contain. Values are in the offered order,
 * without duplicates.
 */
export const restrictFilter = (filter: ProductFilter, offered: ProductFilter): ProductFilter =>
  byFacet((facet) => offered[facet].filter((value) => filter[facet].includes(value)));

const valuesOf = (product: Filterable, facet: Facet): readonly string[] => {
  switch (facet) {
    case 'family':
      return product.families;
    case 'property':
      return product.properties;
    case 'price':
      return [product.priceBand];
    default:
      return product.fabricColors.map((fabricColor) => fabricColor[facet]);
  }
};

/** All values of each facet, without duplicates, in order of appearance. */
export const offeredValues = (products: readonly Filterable[]): ProductFilter =>
  byFacet((facet) => [...new Set(products.flatMap((product) => valuesOf(product, facet)))]);

/**
 * The number of products for each value if it were the only one chosen in its choice. Values
 * without products are absent.
 */
export const countValues = (
  products: readonly Filterable[],
  filter: ProductFilter,
): Readonly<Record<Facet, ReadonlyMap<string, number>>> => {
  const offered = offeredValues(products);
  const countsOf = (facet: Facet): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const value of offered[facet]) {
      const others = filter[facet].filter(
        (other) => choiceOf(facet, other) !== choiceOf(facet, value),
      );
      const count = filterProducts(products, { ...filter, [facet]: [...others, value] }).length;
      if (count > 0) counts.set(value, count);
    }
    return counts;
  };
  return byFacet(countsOf);
};
