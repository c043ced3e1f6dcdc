import { maximumNoteLength } from '@tailorbird/domain/giftCards';
import * as z from 'zod/mini';
import { id, text } from '../values.ts';
import { gift } from './pieceSchema.ts';

const initials = text(32);

const note = text(maximumNoteLength);

const selectedProperties = z.record(z.string(), id);

const quantity = z.int();

/** A garment to make (decisions 73). `selected_properties` maps the slug of a collection to a property id. */
export const garmentToAdd = z.object({
  clothing_type_id: id,
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(selectedProperties),
  user_size_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(initials),
  note: z.optional(note),
  gift: z.optional(z.nullable(gift)),
  quantity,
});

/** A gift card or a stock item. */
export const productToAdd = z.object({
  product_id: id,
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(selectedProperties),
  user_size_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(initials),
  note: z.optional(note),
  gift: z.optional(z.nullable(gift)),
  quantity,
});

/** The stock form: a link to a product, relative or absolute; only its path counts. The keys of a garment may stand beside it. */
export const linkToAdd = z.object({
  url: text(400),
  options: z.optional(z.array(z.unknown())),
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(selectedProperties),
  user_size_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(initials),
  note: z.optional(note),
  gift: z.optional(z.nullable(gift)),
  quantity,
});
export type WireGarmentToAdd = z.infer<typeof garmentToAdd>;
export type WireProductToAdd = z.infer<typeof productToAdd>;
export type WireLinkToAdd = z.infer<typeof linkToAdd>;

/** Told apart by `url`, `product_id` or `clothing_type_id`, the first that is there. */
export const pieceToAdd = z.union([garmentToAdd, productToAdd, linkToAdd]);
export type WirePieceToAdd = z.infer<typeof pieceToAdd>;

export const quantityChange = z.object({ quantity });

/** What is left out stays as it is. */
export const pieceChange = z.object({
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(selectedProperties),
  user_size_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(initials),
  note: z.optional(note),
  gift: z.optional(z.nullable(gift)),
});
export type WirePieceChange = z.infer<typeof pieceChange>;

export const voucherCode = z.object({ vouchercode: text(128) });
