/** What the product overview can be narrowed by. */
export const facets = ['family', 'fabric', 'color', 'property', 'price'] as const;
export type Facet = (typeof facets)[number];

/** Values chosen of each facet, by slug. Properties are `collection.property`, since two collections may have properties of one name. */
export type ProductFilter = Readonly<Record<Facet, readonly string[]>>;
export const noFilter: ProductFilter = {
  family: [],
  fabric: [],
  color: [],
  property: [],
  price: [],
};

/** What is known of a product where the range is narrowed. Fabric and color belong together: navy merino is not white merino and navy cotton. */
export type Filterable = {
  /** Slugs of the headings it stands under: groups and their sub-categories. */
  readonly families: readonly string[];
  readonly fabricColors: readonly { readonly fabric: string; readonly color: string }[];
  readonly properties: readonly string[];
  readonly priceBand: PriceBand;
};

/** Bands of prices, by US dollars: a link means the same garments in every currency. */
export const priceBands = ['up-to-60', '60-100', '100-160', 'from-160'] as const;
export type PriceBand = (typeof priceBands)[number];

/** The band of a price; each price is in exactly one. Minor units of US dollars; the lower bound belongs to its band. */
export const priceBandOf = (dollarCents: number): PriceBand => {
  if (dollarCents < 6_000) return 'up-to-60';
  if (dollarCents < 10_000) return '60-100';
  return dollarCents < 16_000 ? '100-160' : 'from-160';
};

/** The slug of a property among all collections. */
export const propertyValue = (collectionSlug: string, propertySlug: string): string =>
  `${collectionSlug}.${propertySlug}`;
