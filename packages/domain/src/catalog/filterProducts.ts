import { type Facet, type Filterable, facets, type ProductFilter } from './productFilter.ts';

/** Values among which one is enough. Each property collection is a choice of its own: long sleeves and a V-neck, not either. */
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

/** Whether one fabric color is among those a filter asks for: what a card shows of a garment that was found by its color. */
export const isFabricColorWanted = (
  fabricColor: Filterable['fabricColors'][number],
  filter: ProductFilter,
): boolean => among(fabricColor.color, filter.color) && among(fabricColor.fabric, filter.fabric);

/** Whether a product is found: of each facet one of the values chosen, of each property collection too; fabric and color in one piece of cloth. */
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

/** The products a filter leaves, in the order they came in. */
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

/** How many values are chosen. */
export const filterSize = (filter: ProductFilter): number =>
  facets.reduce((total, facet) => total + filter[facet].length, 0);

/** A filter with one more value, or without it when it was chosen. */
export const toggleValue = (filter: ProductFilter, facet: Facet, value: string): ProductFilter => ({
  ...filter,
  [facet]: filter[facet].includes(value)
    ? filter[facet].filter((other) => other !== value)
    : [...filter[facet], value],
});

/** A filter without what the range does not have: an address may name anything. Values come in the order they are offered, each once. */
export const knownFilter = (filter: ProductFilter, offered: ProductFilter): ProductFilter =>
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

/** All values products have of each facet, each once, in the order they come up. */
export const offeredValues = (products: readonly Filterable[]): ProductFilter =>
  byFacet((facet) => [...new Set(products.flatMap((product) => valuesOf(product, facet)))]);

/**
 * How many products would be left if of a value's choice it alone were chosen, with everything else as it is: the number beside the value. A value
 * without a number leaves nothing.
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
