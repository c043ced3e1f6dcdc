import type { CurrentUser } from '@tailorbird/domain/account';
import type { ShippingMethod, Voucher } from '@tailorbird/domain/basket';
import type { ClothingType, ProductGroup } from '@tailorbird/domain/catalog';
import type { Country, DropPoint } from '@tailorbird/domain/checkout';
import type {
  Certificate,
  ExpenditureFactors,
  HomeContent,
  LaunchEntry,
  Note,
  NoteTag,
  Page,
} from '@tailorbird/domain/content';
import { type GiftCardTierLevel, giftCardTierCodes } from '@tailorbird/domain/giftCards';
import type { Currency } from '@tailorbird/domain/kernel';
import type { LocationInfo } from '@tailorbird/domain/location';
import type { Review, ReviewScore } from '@tailorbird/domain/reviews';
import { type SizeType, standardMeasurements } from '@tailorbird/domain/sizing';
import {
  aClothingType,
  aColor,
  aFabricColor,
  aLocation,
  aUser,
  aVoucher,
  pricesOf,
} from '@tailorbird/domain/testing/builders';

export type FixtureAccount = {
  readonly user: CurrentUser;
  readonly password: string;
  readonly credit: number;
};

export type FixtureGiftCard = {
  readonly level: GiftCardTierLevel;
  readonly productId: number;
  readonly clothingTypeId: number;
  readonly amounts: Readonly<Record<Currency, number>>;
};

export type FixtureShippingMethod = Omit<ShippingMethod, 'price' | 'discount'> & {
  readonly prices: Readonly<Record<Currency, number>>;
};

/** The initial data of an in-memory shop. Fields may be getters, for a language or clock. */
export type ShopFixture = {
  /** ISO instant. */
  readonly now: string;
  readonly location: LocationInfo;
  readonly locations?: readonly LocationInfo[];
  readonly clothingTypes: readonly ClothingType[];
  readonly productGroups: readonly ProductGroup[];
  readonly giftCards: readonly FixtureGiftCard[];
  /** Remaining pieces by fabric color; absent colors are unlimited. */
  readonly stock: ReadonlyMap<number, number>;
  readonly vouchers: readonly Voucher[];
  readonly shippingMethods: readonly FixtureShippingMethod[];
  readonly countries: readonly Country[];
  readonly dropPoints: readonly DropPoint[];
  readonly accounts: readonly FixtureAccount[];
  readonly home: HomeContent;
  readonly pages: readonly Page[];
  readonly notes: readonly Note[];
  readonly noteTags: readonly Pick<NoteTag, 'slug' | 'title'>[];
  /** Earliest first. */
  readonly launches: readonly LaunchEntry[];
  readonly certificates: readonly Certificate[];
  /** Absent: no footprints. */
  readonly expenditureFactors?: ExpenditureFactors;
  readonly sizeTypes: readonly SizeType[];
  /** Other words for a word of the catalog, separated by spaces. */
  readonly searchSynonyms?: Readonly<Record<string, string>>;
  readonly reviewScore: ReviewScore;
  readonly reviews: readonly Review[];
};

const tShirt = aClothingType();

const polo = aClothingType({
  id: 5,
  slug: 'pique-polo',
  title: 'Piqué Polo',
  family: 'polo-shirts',
  pattern: 'polo',
  sizeType: { id: 3, slug: 'polo' },
  fabricColors: [
    aFabricColor({ id: 51 }),
    aFabricColor({ id: 52, color: aColor({ slug: 'moss', title: 'Moss', hex: '#4A5A3C' }) }),
    aFabricColor({
      id: 53,
      color: aColor({ slug: 'rust', title: 'Rust', hex: '#A44C2B' }),
      outOfStock: true,
    }),
  ],
  defaultFabricColorId: 51,
  prices: pricesOf(7900),
});

const beanie = aClothingType({
  id: 2,
  slug: 'merino-beanie',
  title: 'Merino Beanie',
  productClass: 'Accessories',
  family: 'accessories',
  pattern: 'beanie',
  gender: 'unisex',
  isStockItem: true,
  showInDesigner: false,
  supportsInitials: false,
  sizeType: null,
  cutFor: [],
  fabricColors: [aFabricColor({ id: 21 })],
  defaultFabricColorId: 21,
  propertyCollections: [],
  prices: pricesOf(4500),
});

const giftCard = aClothingType({
  id: 3,
  slug: 'gift-card',
  title: 'Gift Card',
  productClass: 'Gift Card',
  family: 'gift-cards',
  pattern: 'gift-card',
  gender: 'unisex',
  isStockItem: true,
  showInDesigner: false,
  supportsInitials: false,
  requiresShipping: false,
  sizeType: null,
  cutFor: [],
  fabricColors: [aFabricColor({ id: 31 })],
  defaultFabricColorId: 31,
  propertyCollections: [],
  prices: pricesOf(10_000),
});

const sweatshirt = aClothingType({
  id: 4,
  slug: 'sweatshirt',
  title: 'Sweatshirt',
  family: 'sweatshirts-hoodies',
  pattern: 'sweatshirt',
  sizeType: { id: 5, slug: 'sweatshirt' },
  fabricColors: [aFabricColor({ id: 41 })],
  defaultFabricColorId: 41,
  prices: pricesOf(11_900),
});

/** `bodyWidth` becomes `Body width`. */
const titleOfSlug = (slug: string): string => {
  const words = slug
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

const sizeTypesOf = (clothingTypes: readonly ClothingType[]): readonly SizeType[] => {
  const types = clothingTypes.flatMap(({ sizeType }) => sizeType ?? []);
  return [...new Map(types.map((type) => [type.id, type])).values()].map(({ id, slug }) => ({
    id,
    slug,
    title: titleOfSlug(slug),
    properties: (standardMeasurements(slug, { base: 7, length: 'R' }) ?? []).map(
      ({ measure }, index) => ({
        id: id * 100 + index + 1,
        measure,
        title: titleOfSlug(measure),
        showInSizeCharts: true,
        displayOrder: index + 1,
      }),
    ),
  }));
};

const factors: ExpenditureFactors = {
  source: 'Sample figures.',
  assumptions: ['Every fiber is alike.'],
  fiberTitle: 'Fiber',
  fibers: [{ slug: 'any', words: [''], perKilogram: { water: 2000, energy: 50, carbon: 4 } }],
  making: [{ slug: 'fabric', title: 'Fabric', perKilogram: { water: 100, energy: 90, carbon: 7 } }],
  piece: [{ slug: 'sewing', title: 'Sewing', perPiece: { water: 1, energy: 3, carbon: 0.3 } }],
  cuts: [
    {
      patterns: [],
      squareMeters: 1.2,
      usualGsm: 180,
      offcuts: 0.15,
      trims: [{ title: 'Thread', quantity: 90, unit: 'meter' }],
    },
  ],
};

const levels = Object.keys(giftCardTierCodes) as readonly GiftCardTierLevel[];

/** A small English shop with an example of everything that rules distinguish. */
export const aShopFixture = (changes: Partial<ShopFixture> = {}): ShopFixture => ({
  now: '2025-11-05T09:00:00.000Z',
  location: aLocation(),
  clothingTypes: [tShirt, polo, sweatshirt, beanie, giftCard],
  productGroups: [
    {
      slug: 't-shirts',
      title: 'T-Shirts',
      description: 'Jersey.',
      subCategories: [{ slug: 'cotton', title: 'Cotton', clothingTypeSlugs: [tShirt.slug] }],
    },
  ],
  giftCards: levels.map((level, index) => ({
    level,
    productId: 3000 + giftCardTierCodes[level],
    clothingTypeId: giftCard.id,
    amounts: pricesOf(10_000 + index * 5000),
  })),
  stock: new Map([
    [52, 5],
    [53, 0],
  ]),
  vouchers: [
    aVoucher(),
    aVoucher({
      code: 'TWENTYOFF',
      name: 'Twenty off',
      benefit: { kind: 'amount', amounts: pricesOf(2000) },
    }),
    aVoucher({ code: 'SHIPFREE', name: 'Free shipping', benefit: { kind: 'shipping' } }),
    aVoucher({
      code: 'CREDIT50',
      name: 'Credit',
      benefit: { kind: 'account', amounts: pricesOf(5000) },
      usage: 'once-per-customer',
    }),
    aVoucher({ code: 'EXPIRED', validUntil: '2021-01-01T00:00:00Z' }),
    aVoucher({ code: 'TOOSOON', validFrom: '2099-01-01T00:00:00Z' }),
    aVoucher({ code: 'USED', usage: 'single-use', uses: 1 }),
  ],
  shippingMethods: [
    { code: 'standard', name: 'Standard', description: 'One to four days', prices: pricesOf(950) },
    { code: 'express', name: 'Express', description: 'The next day', prices: pricesOf(1900) },
    {
      code: 'drop-point',
      name: 'Drop point',
      description: 'Where it suits you',
      prices: pricesOf(700),
    },
  ],
  locations: [
    aLocation({
      countryCode: 'US',
      countryName: 'United States',
      continentCode: 'NA',
      currency: 'USD',
      levyTerms: { kind: 'included' },
    }),
  ],
  countries: [
    { code: 'DE', printableName: 'Germany', shippable: true },
    { code: 'US', printableName: 'United States', shippable: true },
    { code: 'PR', printableName: 'Puerto Rico', shippable: false },
  ],
  dropPoints: [
    { id: 'kiosk-1', name: 'Kiosk', line1: 'Torstraße 2', postcode: '10119', city: 'Berlin' },
  ],
  accounts: [
    {
      user: aUser({ id: 1, email: 'customer@tailorbird.example' }),
      password: 'measure-twice',
      credit: 5000,
    },
  ],
  home: {
    hero: { headline: 'Made for you', text: 'Once.', callToAction: 'Design' },
    promises: [{ title: 'Fit', text: 'Or made again.' }],
    featured: [tShirt.slug],
    season: null,
  },
  pages: [
    {
      slug: 'faq',
      title: 'Questions',
      description: 'Answers.',
      intro: 'Ask.',
      pieces: [],
      blocks: [{ kind: 'text', heading: 'When?', paragraphs: ['Soon.'], list: null, beside: null }],
    },
  ],
  notes: [
    {
      id: 1,
      slug: 'the-shoulder-comes-first',
      title: 'The shoulder comes first',
      published: '2025-10-01',
      tags: ['fit'],
      summary: 'Why.',
      piece: null,
      drawing: null,
      blocks: [{ kind: 'lead', text: 'Because.' }],
    },
  ],
  noteTags: [{ slug: 'fit', title: 'Fit' }],
  launches: [{ date: '2025-11-03', title: 'A color', text: 'New.', piece: null, to: null }],
  certificates: [
    {
      slug: 'sample',
      name: 'Sample',
      text: 'A sample.',
      issuer: 'Nobody',
      number: '1',
      to: '/faq',
      validUntil: '2099-12-31',
      emblem: 'leaf',
      isSample: true,
    },
  ],
  expenditureFactors: factors,
  sizeTypes: sizeTypesOf(changes.clothingTypes ?? [tShirt, polo, sweatshirt, beanie, giftCard]),
  searchSynonyms: { tshirt: 'tee' },
  reviewScore: {
    stars: 4.5,
    trustScore: 4.6,
    reviewCount: 1_234_567,
    byStars: [1_000_000, 200_000, 30_000, 4_000, 567],
    page: null,
    isSample: false,
  },
  reviews: [
    {
      id: 'r1',
      stars: 5,
      title: 'It fits',
      text: 'The sleeves end where my arms do.',
      createdAt: '2025-10-02T08:00:00Z',
      updatedAt: null,
      consumerName: 'Ada P.',
      garment: null,
    },
    {
      id: 'r2',
      stars: 3,
      title: 'Slow post',
      text: `A fine shirt. ${'It took its time. '.repeat(12)}`,
      createdAt: '2025-11-05T08:00:00Z',
      updatedAt: null,
      consumerName: 'Ben O.',
      garment: null,
    },
    {
      id: 'r3',
      stars: 2,
      title: 'Not for me',
      text: 'I am in a hurry.',
      createdAt: '2025-11-06T08:00:00Z',
      updatedAt: null,
      consumerName: 'Cy',
      garment: null,
    },
  ],
  ...changes,
});
