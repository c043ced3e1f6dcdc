import { maximumQuantity } from '@tailorbird/domain/basket';
import type { OrderedPieceChange } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { addressErrors, addressToSend } from '../checkout/address.ts';
import { id, text } from '../values.ts';

/**
 * A change of an ordered piece. Omitted fields stay unchanged. The garment and its price
 * never change.
 */
export const orderedPieceChange = z.object({
  id,
  fabric_color_id: z.optional(id),
  /** Collection slug to property id, for all collections. */
  selected_properties: z.optional(z.record(z.string(), id)),
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

export const orderAddressErrors = z.object({ shipping_address: addressErrors });
export type WireOrderChanges = z.infer<typeof orderChanges>;

/** Omitted fields stay unchanged. */
export const toWireOrderedPieceChange = (
  lineId: number,
  change: OrderedPieceChange,
): WireOrderedPieceChange => ({
  id: lineId,
  ...(typeof change.fabricColorId === 'number' && { fabric_color_id: change.fabricColorId }),
  ...(change.selectedProperties !== undefined && {
    selected_properties: { ...change.selectedProperties },
  }),
  ...(typeof change.userSizeId === 'number' && { user_size_id: change.userSizeId }),
  ...(change.initials !== undefined && { initials: change.initials }),
  ...(change.count !== undefined && { quantity: change.count }),
});

export const fromWireOrderedPieceChange = (change: WireOrderedPieceChange): OrderedPieceChange => ({
  ...(change.fabric_color_id !== undefined && { fabricColorId: change.fabric_color_id }),
  ...(change.selected_properties !== undefined && {
    selectedProperties: change.selected_properties,
  }),
  ...(change.user_size_id !== undefined && { userSizeId: change.user_size_id }),
  ...(change.initials !== undefined && { initials: change.initials }),
  ...(change.quantity !== undefined && { count: change.quantity }),
});
