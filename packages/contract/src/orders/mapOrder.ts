import type { PaidBy } from '@tailorbird/domain/checkout';
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
import { orderLink, userLink } from '../links.ts';
import { fromWireLevies, fromWireLevy, toWireLevies, toWireLevy } from '../location/mapLevies.ts';
import { fromWireMoney, toWireMoney } from '../money.ts';
import { fromWireRefund, toWireRefund } from './mapRefund.ts';
import { fromWireWithdrawal, toWireWithdrawal } from './mapWithdrawal.ts';
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
  ...(line.levy && { levy: toWireLevy(line.levy) }),
  ...toWireLinePrices(line),
});

const fromWireLine = (line: WireOrderLine): OrderLine => ({
  ...fromWirePiece(line, line.product_info.product),
  id: line.id,
  quantity: line.quantity,
  status: line.status,
  madeFirst: line.made_first,
  ...(line.levy && { levy: fromWireLevy(line.levy, line.price_currency) }),
});

const toWirePaidBy = ({ method, lastFour }: PaidBy): NonNullable<WireOrder['paid_by']> => ({
  type: method === 'card' ? 'scheme' : method,
  last_four: lastFour,
});

const fromWirePaidBy = ({ type, last_four }: NonNullable<WireOrder['paid_by']>): PaidBy => ({
  method: type === 'scheme' ? 'card' : type,
  lastFour: last_four,
});

export const toWireOrder = (order: Order, details: OrderDetails): WireOrder => {
  const { origin, customerId } = details;
  const [total, shipping] = [toWireMoney(order.total), toWireMoney(order.shipping)];
  return {
    number: order.number,
    url: orderLink(origin, order.number),
    owner: customerId === null ? null : userLink(origin, customerId),
    status: order.status,
    order_progress: order.progress,
    history: order.history.map(({ at, ...event }) => ({ ...event, date: at })),
    is_cancellable: order.isCancellable,
    fit_answer: order.fitAnswer,
    parcels: order.parcels.map(({ part, carrier, trackingNumber, sentAt, deliveredAt }) => ({
      part,
      carrier,
      tracking_number: trackingNumber,
      date_sent: sentAt,
      date_delivered: deliveredAt,
    })),
    email: order.email,
    remake_of: order.remakeOf,
    sold_in_store: order.sold,
    date_placed: order.datePlaced,
    currency: order.total.currency,
    items: order.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    lines: order.lines.map((line) => toWireLine(line, details)),
    total_incl_tax: total,
    total_excl_tax: total,
    shipping_incl_tax: shipping,
    shipping_excl_tax: shipping,
    shipping_method: order.shippingMethod.name,
    shipping_code: order.shippingMethod.code,
    offer_discounts: order.offerDiscounts.map((discount) => toWireDiscount(discount, details)),
    voucher_discounts: order.voucherDiscounts.map((discount) => toWireDiscount(discount, details)),
    shipping_discounts: order.shippingDiscounts.map((discount) =>
      toWireDiscount(discount, details),
    ),
    surcharges: [],
    credit_used: toWireMoney(order.credit),
    amount_paid: toWireMoney(order.paid),
    ...(order.levies && { levies: toWireLevies(order.levies) }),
    paid_by: order.paidBy && toWirePaidBy(order.paidBy),
    refunds: order.refunds.map(toWireRefund),
    withdrawals: order.withdrawals.map(toWireWithdrawal),
    shipping_address: order.shippingAddress && toWireAddress(order.shippingAddress, { origin }),
    drop_point: order.dropPoint,
    billing_address: order.billingAddress && toWireAddress(order.billingAddress, { origin }),
    comment: order.comment,
    delivery_time: order.deliveryDays,
    delivery_note: order.deliveryNote,
    shipping_time: order.shippingDays,
  };
};

export const fromWireOrder = (order: WireOrder): Order => {
  const { currency } = order;
  return {
    number: order.number,
    status: order.status,
    progress: order.order_progress,
    history: order.history.map(({ status, date, by, change }) => ({
      status,
      at: date,
      by,
      ...(change && { change }),
    })),
    isCancellable: order.is_cancellable,
    fitAnswer: order.fit_answer,
    parcels: order.parcels.map(({ part, carrier, tracking_number, date_sent, date_delivered }) => ({
      part,
      carrier,
      trackingNumber: tracking_number,
      sentAt: date_sent,
      deliveredAt: date_delivered,
    })),
    datePlaced: order.date_placed,
    email: order.email,
    isGuest: order.owner === null,
    remakeOf: order.remake_of,
    sold: order.sold_in_store,
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
    shipping: fromWireMoney(order.shipping_incl_tax, currency),
    credit: fromWireMoney(order.credit_used, currency),
    total: fromWireMoney(order.total_incl_tax, currency),
    paid: fromWireMoney(order.amount_paid, currency),
    ...(order.levies && { levies: fromWireLevies(order.levies, currency) }),
    paidBy: order.paid_by && fromWirePaidBy(order.paid_by),
    refunds: order.refunds.map((refund) => fromWireRefund(refund, currency)),
    withdrawals: order.withdrawals.map((each) => fromWireWithdrawal(each, currency)),
    shippingAddress: order.shipping_address && fromWireAddress(order.shipping_address),
    dropPoint: order.drop_point,
    billingAddress: order.billing_address && fromWireAddress(order.billing_address),
    comment: order.comment,
    deliveryDays: order.delivery_time,
    shippingDays: order.shipping_time,
    deliveryNote: order.delivery_note,
  };
};
