import type { Currency } from '../kernel/index.ts';
import type { CutFor } from '../sizing/cutFor.ts';
import type { NamingRule } from './namingRules.ts';

/*
 * `ClothingType` has texts in the reader's language, `ClothingType<Localized>` in both
 * languages. Rules do not read texts and accept `ClothingType<unknown>`.
 */

export const publishStatuses = ['DRAFT', 'EXPIRED', 'PUBLISHED', 'SCHEDULED'] as const;
export type PublishStatus = (typeof publishStatuses)[number];
export const productKinds = ['EVERGREEN', 'SEASONAL'] as const;
export type ProductKind = (typeof productKinds)[number];
export const availabilities = ['AVAILABLE', 'PRE_PUBLISH', 'REMAKES_ONLY', 'UNAVAILABLE'] as const;
export type Availability = (typeof availabilities)[number];
export const channels = ['B2B', 'SON'] as const;
export type Channel = (typeof channels)[number];
export const states = ['ACTIVE', 'DRAFT'] as const;
export type State = (typeof states)[number];
export const placements = [
  'BASKET',
  'BEST_SELLER_COTTON',
  'BEST_SELLER_WOOL',
  'NEW_PRODUCT_LIST',
] as const;
export type Placement = (typeof placements)[number];
export const visibilities = ['ADMIN_ONLY', 'NOT_VISIBLE', 'STORE_ONLY', 'VISIBLE'] as const;
export type Visibility = (typeof visibilities)[number];
export type ImageType = 'ACTIVE_TSHIRT_BACK' | 'MODEL' | 'PACKSHOT';

/** Product classes by their wire names. All but gift cards are garments (CATALOG-27). */
export const productClasses = [
  'Customize',
  'SOATNOW',
  'SON Cap',
  'Accessories',
  '3DKNITTING',
  'Retail',
  'Gift Card',
] as const;
export type ProductClass = (typeof productClasses)[number];

/** CATALOG-27: whether a product class counts as a garment. Gift cards do not. */
export const isGarmentClass = (productClass: ProductClass): boolean => productClass !== 'Gift Card';

/** True if a product class is ready-made (CATALOG-27). */
export const isRetail = (productClass: ProductClass): boolean => productClass === 'Retail';

/** Look and composition of a fabric; titles in both languages. */
export type Fabric<Text = string> = {
  readonly id: number;
  readonly slug: string;
  /** Drawn texture: jersey, pique, terry, fine-knit, paper, … */
  readonly texture: string;
  readonly title: Text;
  /** The fabric's name in trait lists (CATALOG-08: fabric.trait_title). */
  readonly traitTitle: Text;
  readonly composition: Text;
  readonly care: Text;
  readonly weightGsm: number | null;
};

/** A group of colors for search: navy belongs to blue. Sorted by their order. */
export type ColorFamily<Text = string> = {
  readonly slug: string;
  readonly title: Text;
  readonly order: number;
};

export type Color<Text = string> = {
  readonly slug: string;
  readonly title: Text;
  readonly hex: string;
  readonly family: ColorFamily<Text>;
};

export type FabricColor<Text = string> = {
  readonly id: number;
  readonly color: Color<Text>;
  readonly fabric: Fabric<Text>;
  readonly showInDesigner: boolean;
  readonly availability: Availability;
  readonly outOfStock: boolean;
};

export type Property<Text = string> = {
  readonly id: number;
  readonly slug: string;
  readonly traitTitle: Text;
  readonly showInDesigner: boolean;
  readonly default: boolean;
  /**
   * Ids of properties in other collections that cannot be combined with this one (DESIGN-06).
   * Symmetric.
   */
  readonly excludes: readonly number[];
};

export type PropertyCollection<Text = string> = {
  readonly id: number;
  readonly slug: string;
  readonly traitLabelTitle: Text;
  readonly properties: readonly Property<Text>[];
};

export type SizeTypeRef = { readonly id: number; readonly slug: string };

/** A part of a garment with a composition of its own. */
export type Trim<Text = string> = { readonly title: Text; readonly composition: Text };

/** Composition of a garment with its trims: `100% cotton. Ribs: 95% cotton, 5% elastane`. */
export const withTrims = (composition: string, trims: readonly Trim[] = []): string =>
  [composition, ...trims.map(({ title, composition: ofTrim }) => `${title}: ${ofTrim}`)].join('. ');

/**
 * A garment or a stock item of the shop (CATALOG-04 … CATALOG-09). Its slug is also the
 * product's slug in URLs.
 */
export type ClothingType<Text = string> = {
  readonly id: number;
  readonly slug: string;
  readonly title: Text;
  readonly subtitle: Text;
  /** Paragraphs. */
  readonly description: readonly Text[];
  readonly productClass: ProductClass;
  /** t-shirts, polo-shirts, sweatshirts-hoodies, shirts, knitwear, accessories or gift-cards. */
  readonly family: string;
  /** Name of the drawing: t-shirt, hi-neck, polo, rugby-shirt, cardigan, cap, gift-card, … */
  readonly pattern: string;
  /** The chest drawing of an artist collaboration: tide, orchard, … */
  readonly artwork?: string;
  readonly gender: 'men' | 'women' | 'unisex';
  readonly kind: ProductKind;
  readonly state: State;
  readonly visibility: Visibility;
  readonly availability: Availability;
  readonly channels: readonly Channel[];
  readonly placements: readonly Placement[];
  readonly publishStatus: PublishStatus;
  readonly showInDesigner: boolean;
  readonly isStockItem: boolean;
  readonly supportsInitials: boolean;
  readonly supportsMultipleFabrics: boolean;
  readonly requiresShipping: boolean;
  readonly sizeType: SizeTypeRef | null;
  /** Bodies the type has a pattern for (SIZE-97); empty for types without sizes. */
  readonly cutFor: readonly CutFor[];
  readonly fabricColors: readonly FabricColor<Text>[];
  /** Parts of another fabric, such as ribs or a collar. */
  readonly trims?: readonly Trim<Text>[];
  readonly defaultFabricColorId: number | null;
  readonly propertyCollections: readonly PropertyCollection<Text>[];
  /** Rules that name some of its variants (CATALOG-25). */
  readonly namingRules?: readonly NamingRule<Text>[];
  /** Price of one piece, tax included, in minor units, in each of the nine currencies. */
  readonly prices: Readonly<Record<Currency, number>>;
  /** Lowest prices of the 30 days before a current reduction (LEGAL-11). */
  readonly priorPrices?: Readonly<Partial<Record<Currency, number>>>;
};

/** The viewer, who determines the visible part of the catalog (CATALOG-18). */
export type Viewer = { readonly adminUi: boolean; readonly retailStore: boolean };
export const publicViewer: Viewer = { adminUi: false, retailStore: false };
