import type { Basket, BasketLine } from '@tailorbird/domain/basket';
import { sum, zero } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { basketLinesLink, basketLink, lineLink, productLink, userLink } from '../links.ts';
import { levies, levy } from '../location/location.ts';
import { leviesFields, levyFields } from '../location/locationFields.ts';
import { fromWireMoney, toWireMoney } from '../money.ts';
import { currency, decimal, id, instant } from '../values.ts';
import {
  type DiscountDetails,
  discount,
  fromWireOffer,
  fromWireVoucherDiscount,
  toWireDiscount,
} from './discount.ts';
import {
  fromWirePiece,
  linePrices,
  type PieceDetails,
  piece,
  product,
  toWireLinePrices,
  toWirePiece,
  toWireProduct,
} from './piece.ts';
import { fromWireShippingMethod, shippingMethod, toWireShippingMethod } from './shippingMethod.ts';

export const basketLine = z.extend(piece, {
  id,
  url: z.string(),
  quantity: z.int(),
  product,
  /** Link called `product` in django-oscar-api. */
  product_url: z.string(),
  basket: z.string(),
  attributes: z.array(z.unknown()),
  stockrecord: z.nullable(z.string()),
  is_tax_known: z.boolean(),
  warning: z.nullable(z.string()),
  date_created: instant,
  date_updated: instant,
  pre_order: z.boolean(),
  /** Unit price when the piece was added. Absent if the shop has not changed it since. */
  former_price: z.optional(decimal),
  /** Duties and taxes of the line. Absent if there are none to state. */
  levy: z.optional(levy),
  ...linePrices.shape,
});
export type WireBasketLine = z.infer<typeof basketLine>;

export const basketStatuses = ['Open', 'Frozen'] as const;

/**
 * The keys of django-oscar-api and the shop's own (BASKET-01 … BASKET-05).
 * `total_incl_tax` is after discounts, without shipping and before credit.
 */
export const basket = z.object({
  /** 0 until the first piece is added. The shop stores no empty new basket. */
  id: z.int().check(z.nonnegative(), z.maximum(999_999_999)),
  url: z.string(),
  owner: z.nullable(z.string()),
  status: z.enum(basketStatuses),
  currency,
  /** Link to the lines. `all_lines` contains the lines themselves. */
  lines: z.string(),
  all_lines: z.array(basketLine),
  num_items: z.int(),
  total_excl_tax: decimal,
  total_excl_tax_excl_discounts: decimal,
  total_incl_tax: decimal,
  total_incl_tax_excl_discounts: decimal,
  total_tax: decimal,
  is_tax_known: z.boolean(),
  offer_discounts: z.array(discount),
  voucher_discounts: z.array(discount),
  shipping_discounts: z.array(discount),
  /** Attached codes, including codes without a discount at the moment. */
  voucher_codes: z.array(z.string()),
  account_payment_active: z.boolean(),
  /** `total` is the available credit, `total_allocated` the part used for this basket. */
  account_allocations: z.object({ total: decimal, total_allocated: decimal }),
  requires_shipping: z.boolean(),
  shipping_methods: z.array(shippingMethod),
  active_shipping_method_code: z.nullable(z.string()),
  /** Duties and taxes. Absent if the destination is unknown or nothing is shipped. */
  levies: z.optional(levies),
  /** Set while the basket is Frozen: the open payment and the page of the bank. */
  pending_payment: z.nullable(z.object({ id: z.string(), url: z.nullable(z.string()) })),
});
export type WireBasket = z.infer<typeof basket>;

export const basketCount = z.object({ count: z.int() });

export type BasketDetails = DiscountDetails & {
  readonly origin: string;
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly detailsOf: (line: BasketLine) => PieceDetails;
};

const toWireLine = (
  line: BasketLine,
  basketId: number,
  { origin, detailsOf }: BasketDetails,
): WireBasketLine => {
  const details = detailsOf(line);
  return {
    ...toWirePiece(line, details),
    id: line.id,
    url: lineLink(origin, line.id),
    quantity: line.quantity,
    product: toWireProduct(line),
    product_url: productLink(origin, details.productId),
    basket: basketLink(origin, basketId),
    attributes: [],
    stockrecord: null,
    is_tax_known: true,
    warning: null,
    date_created: line.dateCreated,
    date_updated: line.dateCreated,
    pre_order: line.preOrder,
    ...(line.formerPrice && { former_price: toWireMoney(line.formerPrice) }),
    ...(line.levy && { levy: levyFields.toWire(line.levy) }),
    ...toWireLinePrices(line),
  };
};

const fromWireLine = (line: WireBasketLine): BasketLine => ({
  ...fromWirePiece(line, line.product),
  id: line.id,
  quantity: line.quantity,
  dateCreated: line.date_created,
  preOrder: line.pre_order,
  ...(line.former_price !== undefined && {
    formerPrice: fromWireMoney(line.former_price, line.price_currency),
  }),
  ...(line.levy && { levy: levyFields.fromWire(line.levy, line.price_currency) }),
});

export const toWireBasket = (basket: Basket, details: BasketDetails): WireBasket => {
  const { currency } = basket.total;
  const { origin, customerId } = details;
  const total = toWireMoney(basket.total);
  const full = toWireMoney(
    sum(
      basket.lines.map(({ priceExclDiscounts }) => priceExclDiscounts),
      currency,
    ),
  );
  return {
    id: basket.id,
    url: basketLink(origin, basket.id),
    owner: customerId === null ? null : userLink(origin, customerId),
    status: basket.status,
    currency,
    lines: basketLinesLink(origin, basket.id),
    all_lines: basket.lines.map((line) => toWireLine(line, basket.id, details)),
    num_items: basket.itemCount,
    total_excl_tax: total,
    total_excl_tax_excl_discounts: full,
    total_incl_tax: total,
    total_incl_tax_excl_discounts: full,
    total_tax: toWireMoney(zero(currency)),
    is_tax_known: basket.lines.length > 0,
    offer_discounts: basket.offerDiscounts.map((discount) => toWireDiscount(discount, details)),
    voucher_discounts: basket.voucherDiscounts.map((discount) => toWireDiscount(discount, details)),
    shipping_discounts: basket.shippingDiscounts.map((discount) =>
      toWireDiscount(discount, details),
    ),
    voucher_codes: [...basket.voucherCodes],
    account_payment_active: basket.credit.active,
    account_allocations: {
      total: toWireMoney(basket.credit.available),
      total_allocated: toWireMoney(basket.credit.allocatedByServer),
    },
    requires_shipping: basket.requiresShipping,
    shipping_methods: basket.shippingMethods.map(toWireShippingMethod),
    active_shipping_method_code: basket.activeShippingMethodCode,
    ...(basket.levies && { levies: leviesFields.toWire(basket.levies) }),
    pending_payment: basket.status === 'Frozen' ? basket.pendingPayment : null,
  };
};

export const fromWireBasket = (wire: WireBasket): Basket => {
  const { currency } = wire;
  const content = {
    id: wire.id,
    lines: wire.all_lines.map(fromWireLine),
    itemCount: wire.num_items,
    total: fromWireMoney(wire.total_incl_tax, currency),
    offerDiscounts: wire.offer_discounts.flatMap(
      (discount) => fromWireOffer(discount, currency) ?? [],
    ),
    voucherDiscounts: wire.voucher_discounts.map((discount) =>
      fromWireVoucherDiscount(discount, currency),
    ),
    shippingDiscounts: wire.shipping_discounts.map((discount) =>
      fromWireVoucherDiscount(discount, currency),
    ),
    voucherCodes: wire.voucher_codes,
    requiresShipping: wire.requires_shipping,
    shippingMethods: wire.shipping_methods.map(fromWireShippingMethod),
    activeShippingMethodCode: wire.active_shipping_method_code,
    ...(wire.levies && { levies: leviesFields.fromWire(wire.levies, currency) }),
    credit: {
      active: wire.account_payment_active,
      available: fromWireMoney(wire.account_allocations.total, currency),
      allocatedByServer: fromWireMoney(wire.account_allocations.total_allocated, currency),
    },
  };
  return wire.status === 'Open'
    ? { ...content, status: 'Open' }
    : { ...content, status: 'Frozen', pendingPayment: wire.pending_payment };
};
