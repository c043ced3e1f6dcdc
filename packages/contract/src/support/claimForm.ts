import { maximumQuantity } from '@tailorbird/domain/basket';
import { productClasses } from '@tailorbird/domain/catalog';
import {
  type ClaimableOrder,
  type ClaimFailure,
  type Claims,
  claimStatuses,
  claimTypes,
  type FirstPiece,
  firstPieceMissing,
  maximumPhotoBytes,
  type PhotoRefused,
} from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { fields, listOf } from '../fields.ts';
import { orderNumber } from '../orders/orderNumber.ts';
import { id, instant, matching, text } from '../values.ts';

export const photoId = matching(/^[\w-]{43}$/);

/**
 * Signed token in a mail with the order number and an expiry, for readers without an
 * account.
 */
export const orderLink = matching(/^[\w.-]{1,200}$/);

export const claimNumber = matching(/^[1-9]\d{0,8}$/);

export const claimType = z.enum(claimTypes);

export const pieceTexts = {
  title: z.string(),
  variant_title: z.string(),
  image: z.string(),
  size: z.nullable(z.string()),
} as const;

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

/** `quantity` is the number of claimed pieces of a line. `key` is the idempotency key of the form. */
export const newClaim = z.object({
  type: claimType,
  order_number: orderNumber,
  items: z
    .array(
      z.object({
        line: id,
        quantity: z.int().check(z.minimum(1), z.maximum(maximumQuantity)),
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

type ClaimableLine = ClaimableOrder['lines'][number];

type WireClaimableLine = WireClaimableOrder['lines'][number];

export const { toWire: toWireClaimableOrder, fromWire: fromWireClaimableOrder } = fields<
  ClaimableOrder,
  WireClaimableOrder
>()({
  number: 'number',
  datePlaced: 'date_placed',
  guaranteeEnd: 'guarantee_until',
  lines: [
    'lines',
    listOf(
      fields<ClaimableLine, WireClaimableLine>()({
        lineId: 'id',
        quantity: 'quantity',
        title: 'title',
        variantTitle: 'variant_title',
        imagePath: 'image',
        sizeTitle: 'size',
        sizeTypeSlug: 'size_type',
        productClass: 'product_class',
        isWool: 'is_wool',
      }),
    ),
  ],
});

export type SentClaim = Parameters<Claims['create']>[0];

const newClaimFields = fields<SentClaim, Omit<WireNewClaim, 'link'>>()({
  type: 'type',
  orderNumber: 'order_number',
  items: [
    'items',
    listOf(
      fields<SentClaim['items'][number], WireNewClaim['items'][number]>()({
        lineId: 'line',
        quantity: 'quantity',
        washConfirmed: 'wash_confirmed',
        photos: 'photos',
      }),
    ),
  ],
  comment: 'comment',
  key: 'key',
});

export const toWireNewClaim = (sent: SentClaim, link: string | null): WireNewClaim => ({
  ...newClaimFields.toWire(sent),
  ...(link !== null && { link }),
});

export const fromWireNewClaim = (
  body: WireNewClaim,
): { readonly sent: SentClaim; readonly link: string | null } => ({
  sent: newClaimFields.fromWire(body),
  link: body.link ?? null,
});

const toWireFailure = (failure: ClaimFailure): WireClaimFailure => {
  const { kind } = failure;
  switch (kind) {
    case 'photos-missing':
      return { kind, line: failure.lineId, needed: failure.needed };
    case 'too-many-files':
      return { kind, maximum: failure.maximum };
    case 'wash-not-confirmed':
      return { kind, line: failure.lineId };
    default:
      return { kind };
  }
};

export const toWireClaimRefused = (
  failures: readonly ClaimFailure[],
): { failures: WireClaimFailure[] } => ({
  failures: failures.map(toWireFailure),
});

const fromWireFailure = ({
  kind,
  line,
  needed = 0,
  maximum = 0,
}: WireClaimFailure): ClaimFailure => {
  switch (kind) {
    case 'photos-missing':
      return { kind, lineId: line ?? null, needed };
    case 'too-many-files':
      return { kind, maximum };
    case 'wash-not-confirmed':
      return { kind, lineId: line ?? 0 };
    default:
      return { kind };
  }
};

/** Empty for a malformed body, which has no list of problems. */
export const fromWireClaimRefused = (
  body: Readonly<Record<string, unknown>>,
): readonly ClaimFailure[] =>
  ((body as { readonly failures?: readonly WireClaimFailure[] }).failures ?? []).map(
    fromWireFailure,
  );

export type PhotoProblem = Extract<PhotoRefused, { readonly kind: WirePhotoFailure['kind'] }>;

export const toWirePhotoFailure = (failure: PhotoProblem): WirePhotoFailure => {
  switch (failure.kind) {
    case 'photo-too-large':
      return { kind: failure.kind, maximum: failure.maximumBytes };
    case 'photo-too-many-pixels':
    case 'too-many-files':
      return { kind: failure.kind, maximum: failure.maximum };
    default:
      return { kind: failure.kind };
  }
};

/** An unknown failure means that the file could not be read. */
export const fromWirePhotoFailure = (
  body: WirePhotoFailure | { readonly detail: string },
): PhotoProblem => {
  if (!('kind' in body)) return { kind: 'photo-unreadable' };
  switch (body.kind) {
    case 'photo-too-large':
      return { kind: body.kind, maximumBytes: body.maximum ?? maximumPhotoBytes };
    case 'photo-too-many-pixels':
    case 'too-many-files':
      return { kind: body.kind, maximum: body.maximum ?? 0 };
    default:
      return { kind: body.kind };
  }
};

export const { toWire: toWireFirstPiece, fromWire: fromWireFirstPiece } = fields<
  FirstPiece,
  WireFirstPiece
>()({
  lineId: 'line',
  guaranteeEnd: 'guarantee_until',
  missing: 'missing',
  claim: 'claim',
});

/** Path of a claim photo, which only the claimant and staff can open. */
export const claimPhotoPath = (
  id: string,
  size: 'thumbnail' | 'whole',
  link: string | null = null,
): string =>
  `/api/v1/dixa/claims/photos/${id}/?${new URLSearchParams({ size, ...(link !== null && { link }) })}`;
