import type { CurrentUser } from '../account/index.ts';
import {
  type Basket,
  type BasketLine,
  type LineSnapshot,
  type PendingPayment,
  priceBasket,
  type Voucher,
} from '../basket/index.ts';
import type {
  ClothingType,
  Color,
  FabricColor,
  Property,
  PropertyCollection,
} from '../catalog/index.ts';
import { type Address, emptyAddress } from '../checkout/index.ts';
import { type Currency, currencies, money, multiply, zero } from '../kernel/index.ts';
import type { LocationInfo } from '../location/index.ts';

/** The same number of minor units in every currency. */
export const pricesOf = (amount: number): Readonly<Record<Currency, number>> =>
  Object.fromEntries(currencies.map((currency) => [currency, amount])) as Record<Currency, number>;

export const aColor = (changes: Partial<Color> = {}): Color => ({
  slug: 'white',
  title: 'White',
  hex: '#FFFFFF',
  family: { slug: 'white', title: 'White', order: 1 },
  ...changes,
});

export const navy: Color = aColor({
  slug: 'navy',
  title: 'Navy',
  hex: '#1F2A44',
  family: { slug: 'blue', title: 'Blue', order: 3 },
});

export const aFabricColor = (changes: Partial<FabricColor> = {}): FabricColor => ({
  id: 11,
  color: aColor(),
  fabric: {
    id: 1,
    slug: 'cotton-jersey',
    texture: 'jersey',
    title: 'Cotton jersey',
    traitTitle: 'Cotton Jersey',
    composition: '100 % cotton',
    care: 'Wash at 30 °C.',
    weightGsm: 180,
  },
  showInDesigner: true,
  availability: 'AVAILABLE',
  outOfStock: false,
  ...changes,
});

export const aProperty = (changes: Partial<Property> = {}): Property => ({
  id: 101,
  slug: 'crew-neck',
  traitTitle: 'Crew Neck',
  showInDesigner: true,
  default: false,
  excludes: [],
  ...changes,
});

export const aPropertyCollection = (
  changes: Partial<PropertyCollection> = {},
): PropertyCollection => ({
  id: 1,
  slug: 'neck',
  traitLabelTitle: 'Neck',
  properties: [
    aProperty({ default: true }),
    aProperty({ id: 102, slug: 'v-neck', traitTitle: 'V-Neck' }),
  ],
  ...changes,
});

/**
 * A T-shirt for 59.00 in any currency, in two colors, with a choice of neck, initials and a
 * size.
 */
export const aClothingType = (changes: Partial<ClothingType> = {}): ClothingType => ({
  id: 1,
  slug: 'cotton-t-shirt',
  title: 'Cotton T-Shirt',
  subtitle: 'The everyday one',
  description: ['A shirt.', 'Made for you.'],
  productClass: 'Customize',
  family: 't-shirts',
  pattern: 't-shirt',
  gender: 'men',
  kind: 'EVERGREEN',
  state: 'ACTIVE',
  visibility: 'VISIBLE',
  availability: 'AVAILABLE',
  channels: ['SON'],
  placements: [],
  publishStatus: 'PUBLISHED',
  showInDesigner: true,
  isStockItem: false,
  supportsInitials: true,
  supportsMultipleFabrics: false,
  requiresShipping: true,
  sizeType: { id: 1, slug: 't-shirt' },
  cutFor: ['men', 'women'],
  fabricColors: [aFabricColor(), aFabricColor({ id: 12, color: navy })],
  defaultFabricColorId: 11,
  propertyCollections: [aPropertyCollection()],
  prices: pricesOf(5900),
  ...changes,
});

export const aSnapshot = (changes: Partial<LineSnapshot> = {}): LineSnapshot => ({
  clothingTypeId: 1,
  fabricColorId: 11,
  selectedProperties: { neck: 101 },
  initials: '',
  userSizeId: 1,
  note: '',
  giftCardTier: null,
  ...changes,
});

/** One white T-shirt for 59.00 euros. Totals follow the unit price and the quantity. */
export const aLine = (changes: Partial<BasketLine> = {}): BasketLine => {
  const { quantity = 1, unitPrice = money(5900, 'EUR') } = changes;
  return {
    id: 1,
    quantity,
    dateCreated: '2025-11-05T09:00:00.000Z',
    snapshot: aSnapshot(),
    title: 'Cotton T-Shirt',
    productClass: 'Customize',
    clothingTypeSlug: 'cotton-t-shirt',
    variantId: '11-101',
    variantTitle: 'White, Crew Neck',
    imagePath: '/packshots/1/11-101.svg',
    fabricColor: { id: 11, title: 'White', fabricTitle: 'Cotton Jersey' },
    properties: [{ label: 'Neck', title: 'Crew Neck' }],
    supportsInitials: true,
    supportsMultipleFabrics: false,
    requiresShipping: true,
    withdrawalRight: 'made-to-specification',
    size: { id: 1, title: 'Standard - 7R - 05/11/25' },
    unitPrice,
    priceExclDiscounts: multiply(unitPrice, quantity),
    priceInclDiscounts: multiply(unitPrice, quantity),
    preOrder: false,
    ...changes,
  };
};

export type BasketChanges = {
  readonly currency?: Currency;
  readonly vouchers?: readonly Pick<Voucher, 'code' | 'name' | 'benefit'>[];
  readonly shipping?: number;
  readonly activeShippingMethodCode?: string | null;
  readonly credit?: number;
  readonly creditActive?: boolean;
  readonly requiresShipping?: boolean;
  /** Freezes the basket. */
  readonly payingAt?: PendingPayment | null;
};

/** A basket with these lines, priced by the shop's rules; standard shipping costs 9.50. */
export const aBasket = (
  lines: readonly BasketLine[] = [aLine()],
  changes: BasketChanges = {},
): Basket => {
  const currency = changes.currency ?? lines[0]?.unitPrice.currency ?? 'EUR';
  const vouchers = changes.vouchers ?? [];
  const priced = priceBasket({
    currency,
    vouchers,
    lines: lines.map(({ id, quantity, unitPrice, productClass }) => ({
      id,
      quantity,
      unitPrice,
      productClass,
      requiresShipping: changes.requiresShipping ?? productClass !== 'Gift Card',
    })),
    shippingMethods: [
      {
        code: 'standard',
        name: 'Standard',
        description: 'One to four days',
        price: money(changes.shipping ?? 950, currency),
      },
      {
        code: 'express',
        name: 'Express',
        description: 'The next day',
        price: money((changes.shipping ?? 950) * 2, currency),
      },
    ],
  });
  const available = money(changes.credit ?? 0, currency);
  const content = {
    id: 1,
    lines: lines.map((line, index) => ({ ...line, ...priced.lines[index] })),
    itemCount: priced.itemCount,
    total: priced.total,
    offerDiscounts: priced.offerDiscounts,
    voucherDiscounts: priced.voucherDiscounts,
    shippingDiscounts: priced.shippingDiscounts,
    voucherCodes: vouchers.map(({ code }) => code),
    requiresShipping: priced.requiresShipping,
    shippingMethods: priced.shippingMethods,
    activeShippingMethodCode:
      changes.activeShippingMethodCode === undefined
        ? 'standard'
        : changes.activeShippingMethodCode,
    credit: { active: changes.creditActive ?? false, available, allocatedByServer: zero(currency) },
  };
  return changes.payingAt === undefined
    ? { ...content, status: 'Open' }
    : { ...content, status: 'Frozen', pendingPayment: changes.payingAt };
};

export const anAddress = (changes: Partial<Address> = {}): Address => ({
  ...emptyAddress,
  firstName: 'Ada',
  lastName: 'Weber',
  company: '',
  line1: 'Torstraße 1',
  line2: '',
  city: 'Berlin',
  state: '',
  postcode: '10119',
  countryCode: 'DE',
  phone: '+49 30 901820',
  ...changes,
});

export const aUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 1,
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Weber',
  isActive: true,
  isSuperuser: false,
  isStaff: false,
  impersonate: false,
  isStore: false,
  isStoreImpersonate: false,
  orderCount: 0,
  fulfilledOrderCount: 0,
  newsletter: false,
  emailConfirmed: true,
  mailLanguage: null,
  needsSecondFactor: false,
  isRestored: false,
  ...changes,
});

export const aLocation = (changes: Partial<LocationInfo> = {}): LocationInfo => ({
  countryCode: 'DE',
  countryName: 'Germany',
  continentCode: 'EU',
  currency: 'EUR',
  shippingAvailable: true,
  defaultShippingPrice: 950,
  defaultShippingDays: { earliest: 2, latest: 4 },
  returnablesWait: false,
  levyTerms: { kind: 'vat', rate: 190 },
  testGroup: 'a',
  switches: {
    appliedChat: false,
    applyCreditToShippingPrice: true,
    socialLoginEnabled: false,
    isNewOxfordShirtLaunched: false,
  },
  ...changes,
});

/** Ten percent off, for anyone, since 2020 and until 2100. */
export const aVoucher = (changes: Partial<Voucher> = {}): Voucher => ({
  code: 'TENPERCENT',
  name: 'Ten percent',
  benefit: { kind: 'percentage', percent: 10 },
  validFrom: '2020-01-01T00:00:00Z',
  validUntil: '2100-01-01T00:00:00Z',
  usage: 'multi-use',
  uses: 0,
  usesByCustomer: 0,
  ...changes,
});
