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

/** A piece as it was ordered: titles and prices of that day. */
export const orderLine = z.extend(piece, {
  id,
  quantity: z.int(),
  status: z.enum(orderStatuses),
  /** How many of its pieces are made before the fit is confirmed; null when the order is not split. */
  made_first: z.nullable(z.int()),
  product_info: z.object({ product }),
  /** What the state took of it, as it was told; absent where there was nothing to say. */
  levy: z.optional(levy),
  ...linePrices.shape,
});
export type WireOrderLine = z.infer<typeof orderLine>;

/** Days after the order, first and last. */
export const days = z.object({ earliest: z.int(), latest: z.int() });

/** A step of an order: what it came to, when, and by whom; with `change` it stayed where it was, and that part of it was changed. */
export const orderEvent = z.object({
  status: z.enum(orderStatuses),
  date: instant,
  by: z.enum(orderActors),
  change: z.optional(z.enum(changedParts)),
});

/** What was handed to a carrier: all of an order, or one part of a split one. */
export const parcel = z.object({
  part: z.enum(parcelParts),
  carrier: z.string(),
  tracking_number: z.string(),
  date_sent: instant,
  date_delivered: z.nullable(instant),
});

/** A part of what an order cost that was given back: for which pieces, or for shipping where `line` is null, and by which means. */
export const refund = z.object({
  /** Names it among those of its order. */
  key: z.string(),
  reason: z.enum(refundReasons),
  parts: z.array(z.object({ line: z.nullable(id), quantity: z.int(), amount: decimal })),
  /** To where it was paid from. */
  refunded: decimal,
  /** To the customer's credit. */
  credited: decimal,
  date: instant,
  /** When it was given back; null while that is still to be done. */
  date_done: z.nullable(instant),
});

/** A withdrawal from a part of an order: what was paid for each piece, and of shipping where nothing is left. */
export const withdrawal = z.object({
  id,
  date: instant,
  /** `comes_back`: they are with the customer, and paid back once they are sent back. */
  pieces: z.array(
    z.object({ line: id, quantity: z.int(), amount: decimal, comes_back: z.boolean() }),
  ),
  shipping: decimal,
  /** When what had to come back came back; null while it has not, and where nothing has to. */
  date_back: z.nullable(instant),
});

/** The keys of django-oscar-api, and those the shop adds (ORDER-01). Totals include shipping and are before credit; `amount_paid` is the total less `credit_used`. */
export const order = z.object({
  number: z.string(),
  url: z.string(),
  owner: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  /** 0 … 100, as far as it ever came; 0 when cancelled. */
  order_progress: z.number(),
  /** First to last. */
  history: z.array(orderEvent),
  /** What the customer said of the fit of the first pieces; null before, and when nothing waits. */
  fit_answer: z.nullable(z.enum(fitAnswers)),
  parcels: z.array(parcel),
  /** Whether it can still be cancelled. */
  is_cancellable: z.boolean(),
  email: z.string(),
  /** The number of the order whose pieces this one makes again free of charge. */
  remake_of: z.nullable(z.string()),
  /** How it was sold in a store; null for an order placed online. */
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
  /** What the state takes, as it was told when it was ordered; absent where no goods were sent, and for orders older than that. */
  levies: z.optional(levies),
  /** How it was paid, a card as `scheme`, with its last four digits where they are known; null where nothing was, and at the till of a store. */
  paid_by: z.nullable(
    z.object({ type: z.enum(['scheme', ...walletMethods]), last_four: z.nullable(z.string()) }),
  ),
  /** First to last. */
  refunds: z.array(refund),
  /** First to last. */
  withdrawals: z.array(withdrawal),
  /** Null when nothing is sent. */
  shipping_address: z.nullable(address),
  /** The parcel shop it is sent to; `shipping_address` is then the recipient's own. */
  drop_point: z.nullable(dropPoint),
  /** The delivery address unless the invoice names another. */
  billing_address: z.nullable(address),
  comment: z.string(),
  delivery_time: z.nullable(days),
  /** Why these are other days than those that were promised; empty when they are not. */
  delivery_note: z.string(),
  shipping_time: z.nullable(days),
});
export type WireOrder = z.infer<typeof order>;

/** Comes with the link of a mail about an order, and stands for who is asked. */
export const linkOfMail = matching(/^[\w.-]{1,200}$/);

export const orderNumber = matching(/^[A-Za-z0-9-]{1,32}$/);

/** What of the pieces of a line is to be another way; what is left out stays. The garment stays, and what it cost. */
export const orderedPieceChange = z.object({
  id,
  fabric_color_id: z.optional(id),
  /** All of them: maps the slug of a collection to the id of a property. */
  selected_properties: z.optional(z.record(z.string(), id)),
  /** A saved size, made to as it is now. */
  user_size_id: z.optional(id),
  initials: z.optional(text(32)),
  /** How many of its pieces; all of them when it is left out. Fewer become a line of their own, with their share of what was paid. */
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(maximumQuantity))),
});
export type WireOrderedPieceChange = z.infer<typeof orderedPieceChange>;

/** At least one of the three. */
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

/** What is wrong with a new address, by its fields. */
export const orderAddressErrors = z.object({ shipping_address: addressErrors });
export type WireOrderChanges = z.infer<typeof orderChanges>;

/** Comes with the link of a mail, and stands for who is asked. */
export const fitKey = matching(/^[\w-]{43}$/);

export const orderCompletion = z.object({
  fit: z.enum(fitAnswers),
  comment: z.optional(text(1000)),
  key: z.optional(fitKey),
});
export type WireOrderCompletion = z.infer<typeof orderCompletion>;

const batch = z.array(z.object({ line: z.int(), quantity: z.int() }));

/** What of a basket would be made first and what would wait for the fit; both empty when nothing would wait. */
export const splitForecast = z.object({ first: batch, on_hold: batch });
export type WireSplitForecast = z.infer<typeof splitForecast>;

/** What the two analytics services are told about an order: nothing about the person. */
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
