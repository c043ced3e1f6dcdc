import { toWireAddress } from '@tailorbird/contract/checkout';
import type { WireOrder, WireOrderAnalytics, WireOrderLine } from '@tailorbird/contract/orders';
import { toDecimalString } from '@tailorbird/domain/kernel';
import { progressOf } from '@tailorbird/domain/orders';
import { type Reader, toWireDiscount, toWireLinePrices, toWirePiece } from '../basket/wire.ts';
import { productIdOf } from '../catalog/application/products.ts';
import type { StoredOrder, StoredOrderLine } from './store/orders.ts';

const toWireLine = (line: StoredOrderLine, { locale }: Reader): WireOrderLine => {
  const piece = toWirePiece(line.texts, line.snapshot, locale);
  return {
    ...piece,
    id: line.id,
    quantity: line.quantity,
    status: line.status,
    product_info: {
      product: {
        title: piece.clothing_type.title,
        product_class: line.productClass,
        price: { currency: line.unitPrice.currency, incl_tax: toDecimalString(line.unitPrice) },
        variant: piece.variant_id,
      },
    },
    ...toWireLinePrices(line.priceExclDiscounts, line.priceInclDiscounts),
  };
};

/** ORDER-01: an order in the reader's language. */
export const toWireOrder = (order: StoredOrder, reader: Reader): WireOrder => {
  const { origin, locale } = reader;
  const { content } = order;
  const [total, shipping] = [toDecimalString(order.total), toDecimalString(order.shipping)];
  return {
    number: order.number,
    url: `${origin}/oscarapi/orders/${order.number}/`,
    owner: order.owner.kind === 'customer' ? `${origin}/oscarapi/users/${order.owner.accountId}/` : null,
    status: order.status,
    order_progress: progressOf[order.status],
    email: order.email,
    date_placed: order.placedAt,
    currency: order.total.currency,
    items: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: order.lines.map((line) => toWireLine(line, reader)),
    total_incl_tax: total,
    total_excl_tax: total,
    shipping_incl_tax: shipping,
    shipping_excl_tax: shipping,
    shipping_method: content.shippingMethod.name[locale],
    shipping_code: content.shippingMethod.code,
    offer_discounts: content.offerDiscounts.map((discount) => toWireDiscount(discount, content.vouchers, locale)),
    voucher_discounts: content.voucherDiscounts.map((discount) => toWireDiscount(discount, content.vouchers, locale)),
    shipping_discounts: content.shippingDiscounts.map((discount) => toWireDiscount(discount, content.vouchers, locale)),
    surcharges: [],
    credit_used: toDecimalString(order.credit),
    amount_paid: toDecimalString(order.paid),
    shipping_address: content.shippingAddress && toWireAddress(content.shippingAddress, { origin }),
    billing_address: null,
    comment: order.comment,
    delivery_time: content.deliveryDays,
    shipping_time: content.shippingDays,
  };
};

/** What the analytics services are told (API-22): the purchase, and nothing about the person. */
export const toWireAnalytics = (order: StoredOrder): WireOrderAnalytics => {
  const pieces = order.lines.map((line) => ({
    id: String(productIdOf(line.texts.clothingType, line.snapshot.giftCardTier)),
    // One name a piece in every report, whatever language it was bought in.
    name: line.texts.clothingType.title.en,
    quantity: line.quantity,
    price: Number(toDecimalString(line.unitPrice)),
  }));
  const [total, shipping] = [Number(toDecimalString(order.total)), Number(toDecimalString(order.shipping))];
  const { currency } = order.total;
  return {
    google_analytics: {
      transaction_id: order.number,
      value: total,
      currency,
      shipping,
      items: pieces.map(({ id, name, quantity, price }) => ({ item_id: id, item_name: name, quantity, price })),
    },
    segment_analytics: {
      order_id: order.number,
      total,
      currency,
      shipping,
      products: pieces.map(({ id, name, quantity, price }) => ({ product_id: id, name, quantity, price })),
    },
  };
};
