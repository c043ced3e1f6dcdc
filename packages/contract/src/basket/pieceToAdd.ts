import type { AddRequest, PieceChange } from '@tailorbird/domain/basket';
import { maximumNoteLength } from '@tailorbird/domain/giftCards';
import * as z from 'zod/mini';
import { fields } from '../fields.ts';
import { gift } from '../giftCards/giftCard.ts';
import { id, matching, text } from '../values.ts';

const quantity = z.int();

/** Choices for a piece. `selected_properties` maps collection slugs to property ids. */
const pieceChoices = {
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(z.record(z.string(), id)),
  user_size_id: z.optional(z.nullable(id)),
  /**
   * The wearer, null for the customer. Without a size the piece is made in the wearer's
   * default size. A given size must belong to the wearer.
   */
  wearer_id: z.optional(z.nullable(id)),
  /** An earlier size version to make the piece to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(text(32)),
  note: z.optional(text(maximumNoteLength)),
  gift: z.optional(z.nullable(gift)),
};

/** Idempotency key of the client. Repeating it does not add the piece again. */
const requestKey = { request_key: z.optional(matching(/^[\w-]{16,64}$/)) };

export const garmentToAdd = z.strictObject({
  clothing_type_id: id,
  ...pieceChoices,
  ...requestKey,
  quantity,
});

/** A gift card or a stock item. */
export const productToAdd = z.strictObject({
  product_id: id,
  ...pieceChoices,
  ...requestKey,
  quantity,
});

/**
 * The form of django-oscar-api: a relative or absolute product link, of which only the
 * path matters. `options` must be empty. Garments are chosen with the other keys.
 */
export const linkToAdd = z.strictObject({
  url: text(400),
  options: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
  ...pieceChoices,
  ...requestKey,
  quantity,
});
export type WireGarmentToAdd = z.infer<typeof garmentToAdd>;
export type WireProductToAdd = z.infer<typeof productToAdd>;
export type WireLinkToAdd = z.infer<typeof linkToAdd>;

/** The first of `url`, `product_id` and `clothing_type_id` that is present decides. */
export const pieceToAdd = z.union([garmentToAdd, productToAdd, linkToAdd]);
export type WirePieceToAdd = z.infer<typeof pieceToAdd>;

export const quantityChange = z.object({ quantity });

/**
 * Omitted fields stay unchanged. `quantity` is how many pieces of the line change, all
 * by default.
 */
export const pieceChange = z.strictObject({ ...pieceChoices, quantity: z.optional(quantity) });
export type WirePieceChange = z.infer<typeof pieceChange>;

export const voucherCode = z.object({ vouchercode: text(128) });

/** Reference to the product: a clothing type, a product id or a product link. */
export type PieceReference =
  | { readonly by: 'clothing-type'; readonly id: number }
  | { readonly by: 'product'; readonly id: number }
  | { readonly by: 'link'; readonly url: string };

/** A requested piece. Omitted choices use the defaults of the piece. */
export type RequestedPiece = Omit<PieceChange, 'count'> & {
  readonly named: PieceReference;
  readonly quantity: number;
  readonly key?: string;
};

type Choices = Omit<PieceChange, 'count'>;

type WireChoices = Omit<WirePieceChange, 'quantity'>;

const choiceFields = fields<
  Omit<Choices, 'userSizeVersion'>,
  Omit<WireChoices, 'user_size_version'>
>()({
  fabricColorId: 'fabric_color_id',
  selectedProperties: 'selected_properties',
  userSizeId: 'user_size_id',
  wearerId: 'wearer_id',
  initials: 'initials',
  note: 'note',
  gift: 'gift',
});

/** Omitted choices stay unchanged. */
const toWireChoices = (change: Choices): WireChoices => ({
  ...choiceFields.toWire(change),
  ...(change.userSizeVersion !== undefined && { user_size_version: change.userSizeVersion }),
});

const fromWireChoices = (change: WireChoices): Choices => ({
  ...choiceFields.fromWire(change),
  // Null removes the size version. The piece is then made to the current version.
  ...(change.user_size_version !== undefined && {
    userSizeVersion: change.user_size_version ?? undefined,
  }),
});

export const toWirePieceChange = ({ count, ...change }: PieceChange): WirePieceChange => ({
  ...toWireChoices(change),
  ...(count !== undefined && { quantity: count }),
});

export const fromWirePieceChange = ({ quantity, ...change }: WirePieceChange): PieceChange => ({
  ...fromWireChoices(change),
  ...(quantity !== undefined && { count: quantity }),
});

/**
 * A garment is identified by its clothing type, a gift card or stock item by its
 * product.
 */
export const toWirePieceToAdd = ({
  clothingTypeId,
  productId,
  quantity,
  gift,
  key,
  ...choices
}: AddRequest): WirePieceToAdd => ({
  ...(productId === null ? { clothing_type_id: clothingTypeId } : { product_id: productId }),
  ...toWireChoices({ ...choices, ...(gift && { gift }) }),
  ...(key !== undefined && { request_key: key }),
  quantity,
});

export const fromWirePieceToAdd = (sent: WirePieceToAdd): RequestedPiece => {
  const { quantity, request_key: key } = sent;
  const choices = { ...fromWireChoices(sent), ...(key !== undefined && { key }) };
  if ('url' in sent) return { ...choices, quantity, named: { by: 'link', url: sent.url } };
  if ('product_id' in sent)
    return { ...choices, quantity, named: { by: 'product', id: sent.product_id } };
  return { ...choices, quantity, named: { by: 'clothing-type', id: sent.clothing_type_id } };
};
