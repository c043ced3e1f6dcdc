import type { OrderedPieceChange } from '@tailorbird/domain/orders';
import type { WireOrderedPieceChange } from './schema.ts';

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
