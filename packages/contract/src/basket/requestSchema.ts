import { maximumNoteLength } from '@tailorbird/domain/giftCards';
import * as z from 'zod/mini';
import { gift } from '../giftCards/schema.ts';
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
