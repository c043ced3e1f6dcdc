import { productClasses } from '@tailorbird/domain/catalog';
import { claimStatuses, claimTypes, firstPieceMissing } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { levies } from '../location/levySchema.ts';
import { orderNumber } from '../orders/schema.ts';
import { zones } from '../orders/zoneSchema.ts';
import { currency, decimal, id, instant, matching, text } from '../values.ts';

/** Random photo id of 256 bits. */
export const photoId = matching(/^[\w-]{43}$/);

/**
 * Signed token in a mail with the order number and an expiry, for readers without an
 * account.
 */
export const orderLink = matching(/^[\w.-]{1,200}$/);

export const claimNumber = matching(/^[1-9]\d{0,8}$/);
export const claimType = z.enum(claimTypes);

const pieceTexts = {
  title: z.string(),
  variant_title: z.string(),
  image: z.string(),
  size: z.nullable(z.string()),
} as const;

/** An order with its claimable pieces. */
export const claimableOrder = z.object({
  number: z.string(),
  date_placed: instant,
  guarantee_until: instant,
  lines: z.array(
    z.object({
      id,
      quantity: z.int(),
      ...pieceTexts,
      size_type: z.string(),
      product_class: z.enum(productClasses),
      is_wool: z.boolean(),
    }),
  ),
});
export type WireClaimableOrder = z.infer<typeof claimableOrder>;

/** `key` is the idempotency key of the form. */
export const newClaim = z.object({
  type: claimType,
  order_number: orderNumber,
  items: z
    .array(
      z.object({
        line: id,
        wash_confirmed: z.boolean(),
        photos: z.array(photoId).check(z.maxLength(40)),
      }),
    )
    .check(z.maxLength(100)),
  comment: text(4000),
  key: matching(/^[\w-]{16,64}$/),
  link: z.optional(orderLink),
});
export type WireNewClaim = z.infer<typeof newClaim>;

/**
 * Problem of an incomplete claim: `{"kind": "photos-missing", "line": 7, "needed": 3}`.
 */
export const claimFailure = z.object({
  kind: z.enum([
    'order-required',
    'item-required',
    'comment-required',
    'uploads-running',
    'photos-missing',
    'too-many-files',
    'wash-not-confirmed',
  ]),
  line: z.optional(z.nullable(id)),
  needed: z.optional(z.int()),
  maximum: z.optional(z.int()),
});
export type WireClaimFailure = z.infer<typeof claimFailure>;

export const photoFailure = z.object({
  kind: z.enum([
    'photo-empty',
    'photo-too-large',
    'photo-type',
    'photo-heic',
    'photo-unreadable',
    'photo-too-many-pixels',
    'photo-infected',
    'too-many-files',
  ]),
  maximum: z.optional(z.int()),
});
export type WirePhotoFailure = z.infer<typeof photoFailure>;

const longWords = text(2000);

/** The shop's decision. A refund is at most the price paid for the pieces. */
export const claimDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remake'), order_number: z.nullable(z.string()) }),
  z.object({ kind: z.literal('alteration'), amount: decimal, currency, reference: longWords }),
  z.object({ kind: z.literal('credit'), amount: decimal, currency }),
  z.object({ kind: z.literal('refused'), words: longWords }),
]);
export type WireClaimDecision = z.infer<typeof claimDecision>;

export const claim = z.object({
  number: z.string(),
  type: claimType,
  order_number: z.string(),
  status: z.enum(claimStatuses),
  date_received: instant,
  date_settled: z.nullable(instant),
  email: z.string(),
  comment: z.string(),
  items: z.array(
    z.object({
      line: id,
      quantity: z.int(),
      ...pieceTexts,
      wash_confirmed: z.boolean(),
      /** Fit of the first piece of a split order. */
      zones: z.nullable(zones),
      photos: z.array(photoId),
    }),
  ),
  receipts: z.array(photoId),
  currency,
  value: decimal,
  has_account: z.boolean(),
  decision: z.nullable(claimDecision),
  /** Estimated customs charges for the remade pieces, until the decision. */
  levies: z.nullable(levies),
});
export type WireClaim = z.infer<typeof claim>;

/**
 * A first piece of a split order that can be remade or will be. `missing` lists the
 * required answers.
 */
export const firstPiece = z.object({
  line: id,
  guarantee_until: instant,
  missing: z.nullable(z.enum(firstPieceMissing)),
  claim: z.nullable(z.object({ number: z.string(), status: z.enum(claimStatuses) })),
});
export type WireFirstPiece = z.infer<typeof firstPiece>;

export const firstPieceRefused = z.object({
  code: z.enum(['piece-not-claimable', ...firstPieceMissing]),
  detail: z.string(),
});

export const decisionFailure = z.object({
  kind: z.enum(['amount-out-of-range', 'receipt-missing', 'account-missing', 'words-missing']),
  maximum: z.optional(decimal),
  currency: z.optional(currency),
});
export type WireDecisionFailure = z.infer<typeof decisionFailure>;
