import type {
  CurrentUser,
  Passkey,
  ResetLink,
  SecurityEventKind,
} from '@tailorbird/domain/account';
import {
  allocateCreditToGoods,
  type Basket,
  type BasketLine,
  isPreOrder,
  type LineChange,
  type LineSnapshot,
  type PendingPayment,
  priceBasket,
  type Voucher,
} from '@tailorbird/domain/basket';
import {
  type ClothingType,
  fabricColorOf,
  formatVariantId,
  isGarmentClass,
  selectedPropertiesOf,
  type Variant,
} from '@tailorbird/domain/catalog';
import type {
  Address,
  DropPoint,
  Payment,
  PaymentFailure,
  PaymentRequest,
  SandboxOutcome,
  SavedMeans,
  WalletMethod,
} from '@tailorbird/domain/checkout';
import type { Favorite } from '@tailorbird/domain/designer';
import { giftCardTierCodes } from '@tailorbird/domain/giftCards';
import { type Currency, type Money, money, type Result, sum } from '@tailorbird/domain/kernel';
import {
  type FitFeedback,
  type Order,
  type Paper,
  withdrawalRightOf,
} from '@tailorbird/domain/orders';
import {
  type CutFor,
  type SizeVersion,
  storedCutFor,
  type UserSize,
  type Wearer,
} from '@tailorbird/domain/sizing';
import type { Claim, Inquiry } from '@tailorbird/domain/support';
import type { ShopFixture } from './shopFixture.ts';

export type StoredLine = {
  readonly id: number;
  readonly quantity: number;
  readonly snapshot: LineSnapshot;
  readonly dateCreated: string;
};

export type StoredBasket = {
  readonly id: number;
  readonly status: 'Open' | 'Frozen';
  readonly lines: readonly StoredLine[];
  readonly voucherCodes: readonly string[];
  readonly creditActive: boolean;
  readonly shippingMethodCode: string | null;
  readonly address: Address | null;
  readonly dropPoint: DropPoint | null;
  readonly pendingPayment: PendingPayment | null;
};

/**
 * The wearers of a customer: in the order they were added, removed ones with their sizes, and
 * the customer's own cut.
 */
export type StoredWearers = {
  readonly wearers: readonly Wearer[];
  readonly removed: readonly { readonly wearer: Wearer; readonly sizes: readonly UserSize[] }[];
  readonly cutFor: CutFor | null;
};
export const noWearers: StoredWearers = { wearers: [], removed: [], cutFor: null };

/** A card as the sandbox bank stores it, without its number. */
export type StoredCard = {
  readonly outcome: SandboxOutcome;
  readonly brand: string;
  readonly lastFour: string;
  /** `2039-12`. */
  readonly expires: string;
};

export type StoredSubscription = {
  /** Form of the subscription, such as `footer`. */
  readonly source: string;
  /** Token of the mailed confirmation link; null after confirmation. */
  readonly token: string | null;
};

export type InMemoryBank = {
  /** Name of the provider in the configuration of payment methods. */
  readonly provider: string;
  /** Offered wallets in display order. */
  readonly wallets: readonly WalletMethod[];
  readonly pageOf: (payment: { readonly id: string; readonly returnUrl: string }) => string;
};

export const sandboxBank: InMemoryBank = {
  provider: 'sandbox',
  wallets: ['paypal'],
  pageOf: ({ id }) => `/bank/${id}`,
};

/** The records of a guest or customer. Fields are replaced, values are immutable. */
export type VisitorRecords = {
  basket: StoredBasket;
  /** Newest first. */
  sizes: readonly UserSize[];
  removedSizes: readonly UserSize[];
  /** Deleted sizes that lines of the basket still use. */
  erasedSizes: readonly UserSize[];
  wearing: StoredWearers;
  orders: readonly Order[];
  addresses: readonly Address[];
  /** Newest first. */
  favorites: readonly Favorite[];
  /** Newest first, at most one for a line. */
  feedbacks: readonly StoredFeedback[];
  /** Newest first. */
  claims: readonly StoredClaim[];
  /** Most recent first. */
  savedCards: readonly { readonly card: StoredCard; readonly means: SavedMeans }[];
};

export type StoredSizeVersion = Omit<SizeVersion, 'orders' | 'learnedFrom'> &
  Partial<Pick<SizeVersion, 'learnedFrom'>>;

export type StoredClaim = Claim & { readonly key: string };

/** Feedback on a line, with the version of the size it was made in. */
export type StoredFeedback = FitFeedback & {
  readonly lineId: number;
  readonly orderNumber: string;
  readonly title: string;
  readonly size: { readonly id: number; readonly version: number };
  /** The evidence of the last answered proposal, by size. */
  readonly decidedOn: Readonly<Record<number, string>>;
};

export type StoredAccount = {
  user: CurrentUser;
  password: string;
  /** Minor units of any currency. */
  credit: number;
  usedVouchers: readonly string[];
  /** A mailed but unconfirmed address. */
  unconfirmedEmail: { readonly email: string; readonly link: ResetLink } | null;
  /** The key is also the valid code. */
  secondFactor: {
    readonly key: string;
    readonly isOn: boolean;
    readonly recoveryCodes: readonly string[];
  } | null;
  passkeys: readonly Passkey[];
  /** The newest first. */
  events: readonly SecurityEventKind[];
  readonly records: VisitorRecords;
};

export const recordEvent = (account: StoredAccount, kind: SecurityEventKind): void => {
  account.events = [kind, ...account.events];
};

export type StoredPayment = {
  readonly payer: VisitorRecords;
  readonly request: PaymentRequest;
  /** Last digits of the card, for the receipt. */
  readonly lastFour: string | null;
  result: Result<Payment, PaymentFailure>;
};

export type ImagePathOf = (type: ClothingType, variant: Variant) => string;

export const plainImagePath: ImagePathOf = (type, variant) =>
  `/packshots/${type.slug}/${formatVariantId(type, variant)}.svg`;

export type SharedState = {
  readonly fixture: ShopFixture;
  readonly bank: InMemoryBank;
  /** Whether the shop has a seller, whom invoices need. */
  readonly hasSeller: boolean;
  readonly imagePathOf: ImagePathOf;
  readonly accounts: StoredAccount[];
  readonly stock: Map<number, number>;
  readonly voucherUses: Map<string, number>;
  /** By idempotency key. */
  readonly payments: Map<string, StoredPayment>;
  readonly cardTokens: Map<string, StoredCard>;
  /** By size, newest first. */
  readonly sizeVersions: Map<number, readonly StoredSizeVersion[]>;
  /** By the number of their order. */
  readonly papers: Map<string, readonly Paper[]>;
  /** The valid links last mailed, by address. */
  readonly resetLinks: Map<string, ResetLink>;
  readonly orderLinks: Map<string, string>;
  /** Numbers of orders by the id of a claim's photo. */
  readonly photos: Map<string, string>;
  /** By address. */
  readonly subscriptions: Map<string, StoredSubscription>;
  /** By idempotency key. */
  readonly inquiries: Map<string, Inquiry>;
  readonly ids: { last: number };
  /** Idempotency keys of added pieces. */
  readonly additions: Set<string>;
  readonly browsers: InMemoryState[];
};

export type InMemoryState = SharedState & {
  signedIn: StoredAccount | null;
  guest: VisitorRecords;
  countryCode: string | null;
  currency: Currency;
  devicePasskeys: readonly number[];
};

export const nextId = ({ ids }: Pick<SharedState, 'ids'>): number => {
  ids.last += 1;
  return ids.last;
};

const emptyBasket = (id: number): StoredBasket => ({
  id,
  status: 'Open',
  lines: [],
  voucherCodes: [],
  creditActive: false,
  shippingMethodCode: null,
  address: null,
  dropPoint: null,
  pendingPayment: null,
});

export const newRecords = (shared: Pick<SharedState, 'ids'>): VisitorRecords => ({
  basket: emptyBasket(nextId(shared)),
  sizes: [],
  removedSizes: [],
  erasedSizes: [],
  wearing: noWearers,
  orders: [],
  addresses: [],
  favorites: [],
  feedbacks: [],
  claims: [],
  savedCards: [],
});

export const createSharedState = (
  fixture: ShopFixture,
  { bank, hasSeller, imagePathOf }: Pick<SharedState, 'bank' | 'hasSeller' | 'imagePathOf'>,
): SharedState => {
  const ids = { last: 1000 };
  return {
    fixture,
    bank,
    hasSeller,
    imagePathOf,
    accounts: fixture.accounts.map(({ user, password, credit }) => ({
      user,
      password,
      credit,
      usedVouchers: [],
      unconfirmedEmail: null,
      secondFactor: null,
      passkeys: [],
      events: [],
      records: newRecords({ ids }),
    })),
    stock: new Map(fixture.stock),
    voucherUses: new Map(fixture.vouchers.map(({ code, uses }) => [code, uses])),
    payments: new Map(),
    cardTokens: new Map(),
    papers: new Map(),
    sizeVersions: new Map(),
    resetLinks: new Map(),
    orderLinks: new Map(),
    photos: new Map(),
    subscriptions: new Map(),
    inquiries: new Map(),
    ids,
    additions: new Set(),
    browsers: [],
  };
};

export const openBrowser = (shared: SharedState): InMemoryState => {
  const browser: InMemoryState = {
    ...shared,
    signedIn: null,
    guest: newRecords(shared),
    countryCode: shared.fixture.location.countryCode,
    currency: shared.fixture.location.currency,
    devicePasskeys: [],
  };
  shared.browsers.push(browser);
  return browser;
};

export const sessionsOf = (
  { browsers }: SharedState,
  account: StoredAccount,
): readonly InMemoryState[] => browsers.filter(({ signedIn }) => signedIn === account);

export const recordsOf = (state: InMemoryState): VisitorRecords =>
  state.signedIn?.records ?? state.guest;

export const typeOf = (state: InMemoryState, clothingTypeId: number): ClothingType | undefined =>
  state.fixture.clothingTypes.find(({ id }) => id === clothingTypeId);

const unitPriceOf = (
  state: InMemoryState,
  type: ClothingType,
  giftCardTier: number | null,
): Money => {
  const card = state.fixture.giftCards.find(
    ({ level }) => giftCardTierCodes[level] === giftCardTier,
  );
  return money((card?.amounts ?? type.prices)[state.currency], state.currency);
};

export const voucherOf = (state: InMemoryState, code: string): Voucher | undefined => {
  const voucher = state.fixture.vouchers.find((candidate) => candidate.code === code);
  const usesByCustomer = state.signedIn?.usedVouchers.includes(code) ? 1 : 0;
  return voucher && { ...voucher, uses: state.voucherUses.get(code) ?? 0, usesByCustomer };
};

export const withChange = (
  state: InMemoryState,
  lines: readonly StoredLine[],
  change: LineChange,
): readonly StoredLine[] => {
  switch (change.kind) {
    case 'create':
      return [
        ...lines,
        {
          id: nextId(state),
          quantity: change.quantity,
          snapshot: change.snapshot,
          dateCreated: state.fixture.now,
        },
      ];
    case 'change':
      return lines.map((line) =>
        line.id === change.id ? { ...line, quantity: change.quantity } : line,
      );
    case 'replace':
      return lines.map((line) =>
        line.id === change.id
          ? { ...line, snapshot: change.snapshot, quantity: change.quantity }
          : line,
      );
    case 'remove':
      return lines.filter(({ id }) => id !== change.id);
  }
};

export const viewLine = (
  state: InMemoryState,
  records: VisitorRecords,
  stored: StoredLine,
): BasketLine | null => {
  const { snapshot, quantity, id, dateCreated } = stored;
  const type = typeOf(state, snapshot.clothingTypeId);
  if (!type) return null;
  const color = fabricColorOf(type, snapshot.fabricColorId);
  const properties = selectedPropertiesOf(type, snapshot.selectedProperties);
  const size = [...records.sizes, ...records.removedSizes, ...records.erasedSizes].find(
    (candidate) => candidate.id === snapshot.userSizeId,
  );
  const wearer = records.wearing.wearers.find((each) => each.id === size?.wearerId);
  const unitPrice = unitPriceOf(state, type, snapshot.giftCardTier);
  const variantId = formatVariantId(type, snapshot);
  return {
    id,
    quantity,
    dateCreated,
    snapshot,
    title: type.title,
    productClass: type.productClass,
    clothingTypeSlug: type.slug,
    variantId,
    variantTitle: [color?.color.title, ...properties.map(({ property }) => property.traitTitle)]
      .filter(Boolean)
      .join(', '),
    imagePath: state.imagePathOf(type, snapshot),
    fabricColor: color
      ? { id: color.id, title: color.color.title, fabricTitle: color.fabric.traitTitle }
      : null,
    properties: properties.map(({ collection, property }) => ({
      label: collection.traitLabelTitle,
      title: property.traitTitle,
    })),
    supportsInitials: type.supportsInitials,
    supportsMultipleFabrics: type.supportsMultipleFabrics,
    requiresShipping: type.requiresShipping,
    withdrawalRight: withdrawalRightOf(
      { snapshot, isStandardSize: size?.standardSize != null },
      {
        countryCode: records.basket.address?.countryCode ?? null,
        standardSizesReturnable: true,
      },
    ),
    size: size
      ? {
          id: size.id,
          title: size.title,
          ...(wearer && { wearer: wearer.name, wearerId: wearer.id }),
          ...storedCutFor(size.cutFor),
          ...(snapshot.userSizeVersion !== undefined && { version: snapshot.userSizeVersion }),
        }
      : null,
    unitPrice,
    priceExclDiscounts: unitPrice,
    priceInclDiscounts: unitPrice,
    preOrder: isPreOrder(type.slug),
  };
};

export const viewBasket = (state: InMemoryState): Basket => {
  const records = recordsOf(state);
  const { basket } = records;
  const { currency, fixture } = state;
  const lines = basket.lines.flatMap((line) => viewLine(state, records, line) ?? []);
  const priced = priceBasket({
    currency,
    lines: lines.map((line) => ({
      ...line,
      requiresShipping: typeOf(state, line.snapshot.clothingTypeId)?.requiresShipping ?? true,
    })),
    vouchers: basket.voucherCodes.flatMap((code) => voucherOf(state, code) ?? []),
    shippingMethods: fixture.shippingMethods.map(({ prices, ...method }) => ({
      ...method,
      price: money(prices[currency], currency),
    })),
  });
  const available = money(state.signedIn?.credit ?? 0, currency);
  const credit = { active: basket.creditActive && state.signedIn !== null, available };
  const content = {
    id: basket.id,
    lines: lines.map((line, index) => ({ ...line, ...priced.lines[index] })),
    itemCount: priced.itemCount,
    total: priced.total,
    offerDiscounts: priced.offerDiscounts,
    voucherDiscounts: priced.voucherDiscounts,
    shippingDiscounts: priced.shippingDiscounts,
    voucherCodes: basket.voucherCodes,
    requiresShipping: priced.requiresShipping,
    shippingMethods: priced.shippingMethods,
    activeShippingMethodCode: basket.shippingMethodCode,
    credit: { ...credit, allocatedByServer: allocateCreditToGoods(priced.total, credit) },
  };
  return basket.status === 'Open'
    ? { ...content, status: 'Open' }
    : { ...content, status: 'Frozen', pendingPayment: basket.pendingPayment };
};

export const garmentTotalOf = (basket: Basket): Money =>
  sum(
    basket.lines
      .filter(({ productClass }) => isGarmentClass(productClass))
      .map(({ priceExclDiscounts }) => priceExclDiscounts),
    basket.total.currency,
  );

/** A color of which the basket holds more pieces than are in stock, if any. */
export const soldOutColor = (
  state: InMemoryState,
  lines: readonly Pick<StoredLine, 'quantity' | 'snapshot'>[],
): number | null => {
  for (const [colorId, left] of state.stock) {
    const wanted = lines
      .filter(({ snapshot }) => snapshot.fabricColorId === colorId)
      .reduce((total, { quantity }) => total + quantity, 0);
    if (wanted > left) return colorId;
  }
  return null;
};

export const newBasket = (state: InMemoryState): StoredBasket => emptyBasket(nextId(state));
