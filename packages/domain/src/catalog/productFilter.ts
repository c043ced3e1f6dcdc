export const facets = ['family', 'fabric', 'color', 'property', 'price'] as const;
export type Facet = (typeof facets)[number];

/**
 * Chosen slugs by facet. Properties are `collection.property`, since collections may share
 * property names.
 */
export type ProductFilter = Readonly<Record<Facet, readonly string[]>>;
export const noFilter: ProductFilter = {
  family: [],
  fabric: [],
  color: [],
  property: [],
  price: [],
};

/**
 * The facts about a product that filters use. Fabric and color belong together: navy merino is
 * not white merino and navy cotton.
 */
export type Filterable = {
  /** Slugs of the product groups and sub-categories it belongs to. */
  readonly families: readonly string[];
  readonly fabricColors: readonly { readonly fabric: string; readonly color: string }[];
  readonly properties: readonly string[];
  readonly priceBand: PriceBand;
};

/** Price bands in US dollars, so that a link shows the same garments in every currency. */
export const priceBands = ['up-to-60', '60-100', '100-160', 'from-160'] as const;
export type PriceBand = (typeof priceBands)[number];

/** The band of a price in US cents; the lower bound is inclusive. */
export const priceBandOf = (dollarCents: number): PriceBand => {
  if (dollarCents < 6_000) return 'up-to-60';
  if (dollarCents < 10_000) return '60-100';
  return dollarCents < 16_000 ? '100-160' : 'from-160';
};

export const propertyValue = (collectionSlug: string, propertySlug: string): string =>
  `${collectionSlug}.${propertySlug}`;

/** Query parameters of the overview: search text, filter, order, and number of pages shown. */
export const overviewParameters: readonly string[] = ['q', ...facets, 'sort', 'page'];
