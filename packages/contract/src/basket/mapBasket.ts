import type { Basket, BasketLine } from '@tailorbird/domain/basket';
import { sum, zero } from '@tailorbird/domain/kernel';
import { basketLinesLink, basketLink, lineLink, productLink, userLink } from '../links.ts';
import { leviesFields, levyFields } from '../location/mapLevies.ts';
import { fromWireMoney, toWireMoney } from '../money.ts';
import type { WireBasket, WireBasketLine } from './basketSchema.ts';
import {
  type DiscountDetails,
  fromWireOffer,
  fromWireVoucherDiscount,
  toWireDiscount,
} from './mapDiscount.ts';
import {
  fromWirePiece,
  type PieceDetails,
  toWireLinePrices,
  toWirePiece,
  toWireProduct,
} from './mapPiece.ts';
import { fromWireShippingMethod, toWireShippingMethod } from './mapShippingMethod.ts';

/** Wire fields of a basket that the domain does not have. */
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
