import type { PaidBy } from '@tailorbird/domain/checkout';
import type { Currency } from '@tailorbird/domain/kernel';
import type { Order, OrderLine } from '@tailorbird/domain/orders';
import {
  type DiscountDetails,
  fromWireOffer,
  fromWireVoucherDiscount,
  toWireDiscount,
} from '../basket/mapDiscount.ts';
import {
  fromWirePiece,
  type PieceDetails,
  toWireLinePrices,
  toWirePiece,
  toWireProduct,
} from '../basket/mapPiece.ts';
import { fromWireAddress, toWireAddress } from '../checkout/mapAddress.ts';
import { type Codec, fields, listOf, orNull } from '../fields.ts';
import { orderLink, userLink } from '../links.ts';
import { leviesFields, levyFields } from '../location/mapLevies.ts';
import { decimalMoney } from '../money.ts';
import { refundFields } from './mapRefund.ts';
import { withdrawalFields } from './mapWithdrawal.ts';
import type { WireOrder, WireOrderLine } from './schema.ts';

/** Wire fields of an order that the domain does not have. */
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

const event = fields<Order['history'][number], WireOrder['history'][number]>()({
  status: 'status',
  at: 'date',
  by: 'by',
  change: 'change',
});

const parcel = fields<Order['parcels'][number], WireOrder['parcels'][number]>()({
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
  history: ['history', listOf(event)],
  isCancellable: 'is_cancellable',
  fitAnswer: 'fit_answer',
  parcels: ['parcels', listOf(parcel)],
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
