import {
  allocateCreditToGoods,
  type BasketCredit,
  type BasketSum,
  type CreditSwitches,
  checkVoucher,
  type LineSnapshot,
  type PricedBasket,
  type PricedLine,
  priceBasket,
  type ShippingMethod,
  sumBasket,
} from '@tailorbird/domain/basket';
import { isGarmentClass } from '@tailorbird/domain/catalog';
import { type Currency, type Money, money, multiply, sum, zero } from '@tailorbird/domain/kernel';
import type { LevyTerms } from '@tailorbird/domain/location';
import {
  type ProductionStart,
  productionFrom,
  type WithdrawalTerms,
  withdrawalRightOf,
} from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { Settings } from '../../../platform/runtime/settings.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Catalog, type Product, unitPriceOf, type WithCatalog } from '../../catalog/index.ts';
import type { LevyBook, WithLevies } from '../../location/index.ts';
import type { StoredBasket, StoredLine } from '../store/baskets.ts';
import { creditOf } from '../store/credit.ts';
import { findVouchers, type StoredVoucher } from '../store/vouchers.ts';
import { shippingServices } from './shippingServices.ts';

export type ViewedLine = PricedLine & {
  readonly stored: StoredLine;
  readonly product: Product;
  readonly unitPrice: Money;
};

export type WithReturnPolicy = {
  readonly settings: Pick<Settings, 'standardSizesReturnable' | 'productionStart'>;
};

/** The country of the basket's address, otherwise of the visitor's location. */
export type Destination = { readonly countryCode: string; readonly terms: LevyTerms };

/** A priced basket: what a customer sees, and what a payment is for. */
export type BasketView = {
  readonly stored: StoredBasket;
  /** The pricing time as an ISO 8601 instant. */
  readonly at: string;
  readonly currency: Currency;
  readonly lines: readonly ViewedLine[];
  readonly priced: PricedBasket;
  /** Attached vouchers that exist, including those without effect now. */
  readonly vouchers: readonly StoredVoucher[];
  readonly garmentTotal: Money;
  readonly credit: BasketCredit;
  readonly destination: Destination | null;
  readonly withdrawalTerms: WithdrawalTerms;
  /** First day of production if it were ordered now; null if it starts at once. */
  readonly productionFrom: string | null;
};

const unpricedShippingMethods = (currency: Currency): readonly Omit<ShippingMethod, 'discount'>[] =>
  shippingServices.map(({ code, prices }) => ({
    code,
    name: code,
    description: '',
    price: money(prices[currency], currency),
  }));

const pricedProduct = (
  catalog: Catalog,
  { clothingTypeId, giftCardTier }: LineSnapshot,
  currency: Currency,
): { readonly product: Product; readonly unitPrice: Money } | null => {
  const type = catalog.clothingTypes.find(({ id }) => id === clothingTypeId);
  if (!type) return null;
  const product: Product = { type, giftCardTier };
  const price = unitPriceOf(catalog, product, currency);
  return price === undefined ? null : { product, unitPrice: money(price, currency) };
};

/** Unit prices by product in a currency; null without a price. */
export const pricesIn =
  (catalog: Catalog, currency: Currency) =>
  (snapshot: LineSnapshot): Money | null =>
    pricedProduct(catalog, snapshot, currency)?.unitPrice ?? null;

/**
 * Leaves out lines whose piece is no longer in the catalog: they are neither priced nor shown.
 */
const sellableLines = (
  catalog: Catalog,
  stored: StoredBasket,
  currency: Currency,
): readonly Omit<ViewedLine, keyof PricedLine>[] =>
  stored.lines.flatMap((line) => {
    const priced = pricedProduct(catalog, line.snapshot, currency);
    return priced ? [{ stored: line, ...priced }] : [];
  });

export const destinationOf = (
  { termsOf }: LevyBook,
  countryCode: string | null,
  currency: Currency,
): Destination | null => {
  const terms = termsOf(countryCode, currency);
  return countryCode === null || terms === null ? null : { countryCode, terms };
};

/**
 * Prices a basket in a currency by the domain's rules. Vouchers that are invalid now stay
 * attached without effect.
 */
export const viewBasket = (
  stored: StoredBasket,
  given: {
    readonly catalog: Catalog;
    readonly currency: Currency;
    readonly vouchers: readonly StoredVoucher[];
    readonly available: Money;
    readonly now: Date;
    readonly destination: Destination | null;
    readonly withdrawalTerms: WithdrawalTerms;
    readonly productionStart: ProductionStart;
  },
): BasketView => {
  const { catalog, currency, vouchers, destination, withdrawalTerms, productionStart } = given;
  const lines = sellableLines(catalog, stored, currency);
  const garmentTotal = sum(
    lines
      .filter(({ product }) => isGarmentClass(product.type.productClass))
      .map((line) => multiply(line.unitPrice, line.stored.quantity)),
    currency,
  );
  const basket = {
    currency,
    garmentTotal,
    requiresShipping: lines.some(({ product }) => product.type.requiresShipping),
  };
  const customer = { signedIn: stored.owner.kind === 'customer' };
  const now = given.now.toISOString();
  const priced = priceBasket({
    currency,
    lines: lines.map(({ stored: { id, quantity }, product: { type }, unitPrice }) => ({
      id,
      quantity,
      unitPrice,
      productClass: type.productClass,
      requiresShipping: type.requiresShipping,
    })),
    vouchers: vouchers.filter((voucher) => checkVoucher(voucher, basket, customer, now).ok),
    shippingMethods: unpricedShippingMethods(currency),
  });
  const active = stored.creditActive && customer.signedIn;
  return {
    stored,
    at: now,
    currency,
    lines: lines.map((line, index) => ({ ...line, ...(priced.lines[index] as PricedLine) })),
    priced,
    vouchers,
    garmentTotal,
    destination,
    withdrawalTerms,
    productionFrom: productionFrom(
      now,
      lines.map(({ stored: { snapshot, size }, product: { type } }) => ({
        snapshot,
        productClass: type.productClass,
        withdrawalRight: withdrawalRightOf(
          { snapshot, isStandardSize: size?.isStandard === true },
          withdrawalTerms,
        ),
      })),
      productionStart,
    ),
    credit: {
      active,
      available: given.available,
      allocatedByServer: allocateCreditToGoods(priced.total, {
        active,
        available: given.available,
      }),
    },
  };
};

/**
 * Prices a stored basket in its visitor's currency, or in its own if it is frozen. Reads
 * vouchers if the basket has any, and credit if the customer is signed in.
 */
export const viewStoredBasket = async (
  queries: Queries,
  stored: StoredBasket,
  {
    catalog,
    levies,
    currency: visitors,
    settings,
    country,
    now,
  }: WithCatalog &
    WithLevies &
    WithReturnPolicy &
    Pick<Actor, 'currency' | 'country'> & { readonly now: Date },
): Promise<BasketView> => {
  const currency = stored.status === 'Frozen' ? stored.currency : visitors;
  const accountId = stored.owner.kind === 'customer' ? stored.owner.accountId : null;
  const vouchers = await findVouchers(queries, stored.voucherCodes, {
    accountId,
    basketId: stored.id,
  });
  const available =
    accountId === null ? zero(currency) : await creditOf(queries, accountId, currency);
  const countryCode = stored.shippingAddress?.countryCode ?? country;
  return viewBasket(stored, {
    catalog,
    currency,
    vouchers,
    available,
    now,
    destination: destinationOf(levies, countryCode, currency),
    withdrawalTerms: {
      countryCode,
      standardSizesReturnable: settings.standardSizesReturnable,
    },
    productionStart: settings.productionStart,
  });
};

export const readBasketView = (
  queries: Queries,
  { catalog, clock, levies, settings }: WithCatalog & WithClock & WithLevies & WithReturnPolicy,
  { currency, country }: Pick<Actor, 'currency' | 'country'>,
  stored: StoredBasket,
): Promise<BasketView> =>
  viewStoredBasket(queries, stored, { catalog, levies, settings, currency, country, now: clock() });

export const sumOf = (view: BasketView, switches: CreditSwitches): BasketSum =>
  sumBasket(
    {
      ...view.priced,
      activeShippingMethodCode: view.stored.shippingMethodCode,
      credit: view.credit,
    },
    switches,
  );
