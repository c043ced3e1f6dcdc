import { maximumQuantity } from '@tailorbird/domain/basket';
import { handovers, tillMeans, walletMethods } from '@tailorbird/domain/checkout';
import {
  changedParts,
  fitAnswers,
  orderActors,
  orderStatuses,
  parcelParts,
  refundReasons,
} from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { discount } from '../basket/basketSchema.ts';
import { linePrices, piece, product } from '../basket/pieceSchema.ts';
import { address } from '../checkout/addressSchema.ts';
import { addressErrors, addressToSend } from '../checkout/addressToSend.ts';
import { dropPoint } from '../checkout/schema.ts';
import { levies, levy } from '../location/levySchema.ts';
import { currency, decimal, id, instant, matching, text } from '../values.ts';

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

/** A refund for pieces of a line, or for shipping if `line` is null. */
export const refund = z.object({
  /** Unique in its order. */
  key: z.string(),
  reason: z.enum(refundReasons),
  parts: z.array(z.object({ line: z.nullable(id), quantity: z.int(), amount: decimal })),
  /** Amount refunded to the original means of payment. */
  refunded: decimal,
  /** Amount refunded as account credit. */
  credited: decimal,
  date: instant,
  /** Null until the refund is paid. */
  date_done: z.nullable(instant),
});

/** A partial withdrawal: the price of each piece, and the shipping if nothing remains. */
export const withdrawal = z.object({
  id,
  date: instant,
  /** `comes_back`: the customer has these pieces. They are refunded after the return. */
  pieces: z.array(
    z.object({ line: id, quantity: z.int(), amount: decimal, comes_back: z.boolean() }),
  ),
  shipping: decimal,
  /**
   * Day the returned pieces arrived. Null until then, and if there is nothing to return.
   */
  date_back: z.nullable(instant),
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
  /** The sale at a store's till. Null for an online order. */
  sold_in_store: z.nullable(
    z.object({ store: z.string(), means: z.enum(tillMeans), handover: z.enum(handovers) }),
  ),
  date_placed: instant,
  currency,
  /** Sum of the line quantities. */
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
});
export type WireOrder = z.infer<typeof order>;

/** Signed token from an order mail. It authorizes its holder as the recipient. */
export const linkOfMail = matching(/^[\w.-]{1,200}$/);

export const orderNumber = matching(/^[A-Za-z0-9-]{1,32}$/);

/**
 * A change of an ordered piece. Omitted fields stay unchanged. The garment and its price
 * never change.
 */
export const orderedPieceChange = z.object({
  id,
  fabric_color_id: z.optional(id),
  /** Collection slug to property id, for all collections. */
  selected_properties: z.optional(z.record(z.string(), id)),
  /** A saved size, in its current version. */
  user_size_id: z.optional(id),
  initials: z.optional(text(32)),
  /**
   * Number of pieces to change, all by default. A part becomes a separate line with its
   * share of the price.
   */
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(maximumQuantity))),
});
export type WireOrderedPieceChange = z.infer<typeof orderedPieceChange>;

/** At least one of the three fields is required. */
export const orderChanges = z
  .object({
    comment: z.optional(text(1000)),
    shipping_address: z.optional(addressToSend),
    line: z.optional(orderedPieceChange),
  })
  .check(
    z.refine(
      ({ comment, shipping_address, line }) =>
        comment !== undefined || shipping_address !== undefined || line !== undefined,
    ),
  );

/** Field errors of a new address. */
export const orderAddressErrors = z.object({ shipping_address: addressErrors });
export type WireOrderChanges = z.infer<typeof orderChanges>;

/** Token from a fit mail. It authorizes its holder as the recipient. */
export const fitKey = matching(/^[\w-]{43}$/);

export const orderCompletion = z.object({
  fit: z.enum(fitAnswers),
  comment: z.optional(text(1000)),
  key: z.optional(fitKey),
});
export type WireOrderCompletion = z.infer<typeof orderCompletion>;

const batch = z.array(z.object({ line: z.int(), quantity: z.int() }));

/**
 * The pieces made first and the pieces on hold until the fit is confirmed. Both are
 * empty if the basket would not be split.
 */
export const splitForecast = z.object({ first: batch, on_hold: batch });
export type WireSplitForecast = z.infer<typeof splitForecast>;

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
