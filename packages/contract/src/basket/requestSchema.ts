import { maximumNoteLength } from '@tailorbird/domain/giftCards';
import * as z from 'zod/mini';
import { gift } from '../giftCards/schema.ts';
import { id, matching, text } from '../values.ts';

const quantity = z.int();

/** What a piece is to be, beside what it is a piece of. `selected_properties` maps the slug of a collection to the id of a property. */
const pieceChoices = {
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(z.record(z.string(), id)),
  user_size_id: z.optional(z.nullable(id)),
  /** Who wears it, null is the customer: without a size it is made in their default, with one the size has to be theirs. */
  wearer_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(text(32)),
  note: z.optional(text(maximumNoteLength)),
  gift: z.optional(z.nullable(gift)),
};

/** A name that whoever asks makes up: what is added under one name again was added before, and is not added twice. */
const requestKey = { request_key: z.optional(matching(/^[\w-]{16,64}$/)) };

/** A garment to make. */
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
 * The form of django-oscar-api: a link to a product, relative or absolute, of which only the path counts. Its `options` cannot be honored here, so they have to be
 * none: a garment is chosen by the keys beside.
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

/** Told apart by `url`, `product_id` or `clothing_type_id`, the first that is there. */
export const pieceToAdd = z.union([garmentToAdd, productToAdd, linkToAdd]);
export type WirePieceToAdd = z.infer<typeof pieceToAdd>;

export const quantityChange = z.object({ quantity });

/** What is left out stays as it is. `quantity`: how many pieces of the line; all of them when it is left out. */
export const pieceChange = z.strictObject({ ...pieceChoices, quantity: z.optional(quantity) });
export type WirePieceChange = z.infer<typeof pieceChange>;

export const voucherCode = z.object({ vouchercode: text(128) });
