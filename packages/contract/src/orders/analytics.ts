import type { Order, OrderLine } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { toWireMoney } from '../money.ts';
import { currency } from '../values.ts';

/** Purchase event for two analytics services, without personal data. */
export const orderAnalytics = z.object({
  google_analytics: z.object({
    transaction_id: z.string(),
    value: z.number(),
    currency,
    shipping: z.number(),
    items: z.array(
      z.object({
        item_id: z.string(),
        item_name: z.string(),
        quantity: z.int(),
        price: z.number(),
      }),
    ),
  }),
  segment_analytics: z.object({
    order_id: z.string(),
    total: z.number(),
    currency,
    shipping: z.number(),
    products: z.array(
      z.object({ product_id: z.string(), name: z.string(), quantity: z.int(), price: z.number() }),
    ),
  }),
});
export type WireOrderAnalytics = z.infer<typeof orderAnalytics>;

/** Price of one piece after discounts, in major units of its currency. */
const paidEach = ({ priceInclDiscounts, quantity }: OrderLine): number =>
  Math.round((Number(toWireMoney(priceInclDiscounts)) / quantity) * 100) / 100;

/**
 * Purchase event for two analytics services, without personal data (API-22). There is no
 * reverse mapper: the browser forwards the event unchanged. `productIdOf` is the product
 * id of a line. `nameOf` is a name that does not depend on the buyer's language.
 */
export const toWireAnalytics = (
  order: Pick<Order, 'number' | 'lines' | 'total' | 'shipping'>,
  products: {
    readonly productIdOf: (line: OrderLine) => number;
    readonly nameOf: (line: OrderLine) => string;
  },
): WireOrderAnalytics => {
  const pieces = order.lines.map((line) => ({
    id: String(products.productIdOf(line)),
    name: products.nameOf(line),
    quantity: line.quantity,
    price: paidEach(line),
  }));
  const [total, shipping] = [Number(toWireMoney(order.total)), Number(toWireMoney(order.shipping))];
  const { currency } = order.total;
  return {
    google_analytics: {
      transaction_id: order.number,
      value: total,
      currency,
      shipping,
      items: pieces.map(({ id, name, quantity, price }) => ({
        item_id: id,
        item_name: name,
        quantity,
        price,
      })),
    },
    segment_analytics: {
      order_id: order.number,
      total,
      currency,
      shipping,
      products: pieces.map(({ id, name, quantity, price }) => ({
        product_id: id,
        name,
        quantity,
        price,
      })),
    },
  };
};
