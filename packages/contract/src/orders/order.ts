import { handovers, type PaidBy, tillMeans, walletMethods } from '@tailorbird/domain/checkout';
import type { Currency } from '@tailorbird/domain/kernel';
import {
  changedParts,
  fitAnswers,
  type Order,
  type OrderLine,
  orderActors,
  orderStatuses,
  parcelParts,
} from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import {
  type DiscountDetails,
  discount,
  fromWireOffer,
  fromWireVoucherDiscount,
  toWireDiscount,
} from '../basket/discount.ts';
import {
  fromWirePiece,
  linePrices,
  type PieceDetails,
  piece,
  product,
  toWireLinePrices,
  toWirePiece,
  toWireProduct,
} from '../basket/piece.ts';
import { address, fromWireAddress, toWireAddress } from '../checkout/address.ts';
import { dropPoint } from '../checkout/shipping.ts';
import { type Codec, fields, listOf, orNull } from '../fields.ts';
import { orderLink, userLink } from '../links.ts';
import { levies, levy } from '../location/location.ts';
import { leviesFields, levyFields } from '../location/locationFields.ts';
import { decimalMoney } from '../money.ts';
import { currency, decimal, id, instant } from '../values.ts';
import { refund, refundFields } from './refund.ts';
import { withdrawal, withdrawalFields } from './withdrawal.ts';

/** A piece with the titles and prices of the day of the order. */
export const orderLine = z.extend(piece, {
  id,
  quantity: z.int(),
  status: z.enum(orderStatuses),
  /**
   * Number of pieces made before the fit is confirmed. Null if the order is not split.
   */
  made_first: z.nullable(z.int()),
  product_info: z.object({ product }),
  /** Duties and taxes as stated at checkout. Absent if there were none to state. */
  levy: z.optional(levy),
  ...linePrices.shape,
});
export type WireOrderLine = z.infer<typeof orderLine>;

/** First and last delivery day. */
export const days = z.object({ earliest: z.int(), latest: z.int() });

/**
 * A status change of an order with its time and author. With `change`, the status stayed
 * and that part of the order changed.
 */
export const orderEvent = z.object({
  status: z.enum(orderStatuses),
  date: instant,
  by: z.enum(orderActors),
  change: z.optional(z.enum(changedParts)),
});

/** A shipment: the whole order or one part of a split order. */
export const parcel = z.object({
  part: z.enum(parcelParts),
  carrier: z.string(),
  tracking_number: z.string(),
  date_sent: instant,
  date_delivered: z.nullable(instant),
});

/**
 * The keys of django-oscar-api and the shop's own (ORDER-01). Totals include shipping
 * and are before credit. `amount_paid` is the total minus `credit_used`.
 */
export const order = z.object({
  number: z.string(),
  url: z.string(),
  owner: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  /** Highest progress reached, 0 … 100. 0 for a cancelled order. */
  order_progress: z.number(),
  /** Oldest first. */
  history: z.array(orderEvent),
  /**
   * The customer's answer about the fit of the first pieces. Null if unanswered or not
   * split.
   */
  fit_answer: z.nullable(z.enum(fitAnswers)),
  parcels: z.array(parcel),
  is_cancellable: z.boolean(),
  email: z.string(),
  /** Number of the original order, if this is a free remake. */
  remake_of: z.nullable(z.string()),
  sold_in_store: z.nullable(
    z.object({ store: z.string(), means: z.enum(tillMeans), handover: z.enum(handovers) }),
  ),
  date_placed: instant,
  currency,
  items: z.int(),
  lines: z.array(orderLine),
  total_incl_tax: decimal,
  total_excl_tax: decimal,
  shipping_incl_tax: decimal,
  shipping_excl_tax: decimal,
  shipping_method: z.string(),
  shipping_code: z.string(),
  offer_discounts: z.array(discount),
  voucher_discounts: z.array(discount),
  shipping_discounts: z.array(discount),
  surcharges: z.array(z.unknown()),
  credit_used: decimal,
  amount_paid: decimal,
  /**
   * Duties and taxes as stated at checkout. Absent if nothing was shipped, and for older
   * orders.
   */
  levies: z.optional(levies),
  /**
   * Means of payment, `scheme` for cards, with the last four digits if known. Null if
   * nothing was paid, and for sales at a store's till.
   */
  paid_by: z.nullable(
    z.object({ type: z.enum(['scheme', ...walletMethods]), last_four: z.nullable(z.string()) }),
  ),
  /** Oldest first. */
  refunds: z.array(refund),
  /** Oldest first. */
  withdrawals: z.array(withdrawal),
  /** Null if nothing is shipped. */
  shipping_address: z.nullable(address),
  /** The parcel shop. `shipping_address` is then the address of the recipient. */
  drop_point: z.nullable(dropPoint),
  /** The delivery address unless the invoice has its own. */
  billing_address: z.nullable(address),
  comment: z.string(),
  delivery_time: z.nullable(days),
  /** Reason for changed delivery days. Empty if they did not change. */
  delivery_note: z.string(),
  shipping_time: z.nullable(days),
  /** First day of production. Absent if production starts at once. */
  production_from: z.optional(z.iso.date()),
});
export type WireOrder = z.infer<typeof order>;

export type OrderDetails = DiscountDetails & {
  readonly origin: string;
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly detailsOf: (line: OrderLine) => Pick<PieceDetails, 'hex'>;
};

const toWireLine = (line: OrderLine, { detailsOf }: OrderDetails): WireOrderLine => ({
  ...toWirePiece(line, detailsOf(line)),
  id: line.id,
  quantity: line.quantity,
  status: line.status,
  made_first: line.madeFirst,
  product_info: { product: toWireProduct(line) },
  ...(line.levy && { levy: levyFields.toWire(line.levy) }),
  ...toWireLinePrices(line),
});

const fromWireLine = (line: WireOrderLine): OrderLine => ({
  ...fromWirePiece(line, line.product_info.product),
  id: line.id,
  quantity: line.quantity,
  status: line.status,
  madeFirst: line.made_first,
  ...(line.levy && { levy: levyFields.fromWire(line.levy, line.price_currency) }),
});

const paidBy: Codec<PaidBy, NonNullable<WireOrder['paid_by']>> = {
  toWire: ({ method, lastFour }) => ({
    type: method === 'card' ? 'scheme' : method,
    last_four: lastFour,
  }),
  fromWire: ({ type, last_four }) => ({
    method: type === 'scheme' ? 'card' : type,
    lastFour: last_four,
  }),
};

const eventFields = fields<Order['history'][number], WireOrder['history'][number]>()({
  status: 'status',
  at: 'date',
  by: 'by',
  change: 'change',
});

const parcelFields = fields<Order['parcels'][number], WireOrder['parcels'][number]>()({
  part: 'part',
  carrier: 'carrier',
  trackingNumber: 'tracking_number',
  sentAt: 'date_sent',
  deliveredAt: 'date_delivered',
});

/** Domain fields that map one to one to a wire field of their own. */
const orderFields = fields<
  Omit<
    Order,
    | 'isGuest'
    | 'lines'
    | 'offerDiscounts'
    | 'voucherDiscounts'
    | 'shippingDiscounts'
    | 'shippingMethod'
    | 'shippingAddress'
    | 'billingAddress'
  >,
  Omit<
    WireOrder,
    | 'url'
    | 'owner'
    | 'currency'
    | 'items'
    | 'lines'
    | 'total_excl_tax'
    | 'shipping_excl_tax'
    | 'shipping_method'
    | 'shipping_code'
    | 'offer_discounts'
    | 'voucher_discounts'
    | 'shipping_discounts'
    | 'surcharges'
    | 'shipping_address'
    | 'billing_address'
  >,
  Currency
>()({
  number: 'number',
  status: 'status',
  progress: 'order_progress',
  history: ['history', listOf(eventFields)],
  isCancellable: 'is_cancellable',
  fitAnswer: 'fit_answer',
  parcels: ['parcels', listOf(parcelFields)],
  email: 'email',
  remakeOf: 'remake_of',
  sold: 'sold_in_store',
  datePlaced: 'date_placed',
  total: ['total_incl_tax', decimalMoney],
  shipping: ['shipping_incl_tax', decimalMoney],
  credit: ['credit_used', decimalMoney],
  paid: ['amount_paid', decimalMoney],
  levies: ['levies', leviesFields],
  paidBy: ['paid_by', orNull(paidBy)],
  refunds: ['refunds', listOf(refundFields)],
  withdrawals: ['withdrawals', listOf(withdrawalFields)],
  dropPoint: 'drop_point',
  comment: 'comment',
  deliveryDays: 'delivery_time',
  deliveryNote: 'delivery_note',
  shippingDays: 'shipping_time',
  productionFrom: 'production_from',
});

export const toWireOrder = (order: Order, details: OrderDetails): WireOrder => {
  const { origin, customerId } = details;
  const sent = orderFields.toWire(order);
  return {
    ...sent,
    url: orderLink(origin, order.number),
    owner: customerId === null ? null : userLink(origin, customerId),
    currency: order.total.currency,
    items: order.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    lines: order.lines.map((line) => toWireLine(line, details)),
    total_excl_tax: sent.total_incl_tax,
    shipping_excl_tax: sent.shipping_incl_tax,
    shipping_method: order.shippingMethod.name,
    shipping_code: order.shippingMethod.code,
    offer_discounts: order.offerDiscounts.map((discount) => toWireDiscount(discount, details)),
    voucher_discounts: order.voucherDiscounts.map((discount) => toWireDiscount(discount, details)),
    shipping_discounts: order.shippingDiscounts.map((discount) =>
      toWireDiscount(discount, details),
    ),
    surcharges: [],
    shipping_address: order.shippingAddress && toWireAddress(order.shippingAddress, { origin }),
    billing_address: order.billingAddress && toWireAddress(order.billingAddress, { origin }),
  };
};

export const fromWireOrder = (order: WireOrder): Order => {
  const { currency } = order;
  return {
    ...orderFields.fromWire(order, currency),
    isGuest: order.owner === null,
    lines: order.lines.map(fromWireLine),
    offerDiscounts: order.offer_discounts.flatMap(
      (discount) => fromWireOffer(discount, currency) ?? [],
    ),
    voucherDiscounts: order.voucher_discounts.map((discount) =>
      fromWireVoucherDiscount(discount, currency),
    ),
    shippingDiscounts: order.shipping_discounts.map((discount) =>
      fromWireVoucherDiscount(discount, currency),
    ),
    shippingMethod: { code: order.shipping_code, name: order.shipping_method },
    shippingAddress: order.shipping_address && fromWireAddress(order.shipping_address),
    billingAddress: order.billing_address && fromWireAddress(order.billing_address),
  };
};
