import type { AddRequest, PieceChange } from '@tailorbird/domain/basket';
import type { WirePieceChange, WirePieceToAdd } from './requestSchema.ts';

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

/** Omitted choices stay unchanged. */
const toWireChoices = (change: Omit<PieceChange, 'count'>): Omit<WirePieceChange, 'quantity'> => ({
  ...(change.fabricColorId !== undefined && { fabric_color_id: change.fabricColorId }),
  ...(change.selectedProperties !== undefined && {
    selected_properties: { ...change.selectedProperties },
  }),
  ...(change.userSizeId !== undefined && { user_size_id: change.userSizeId }),
  ...(change.userSizeVersion !== undefined && { user_size_version: change.userSizeVersion }),
  ...(change.wearerId !== undefined && { wearer_id: change.wearerId }),
  ...(change.initials !== undefined && { initials: change.initials }),
  ...(change.note !== undefined && { note: change.note }),
  ...(change.gift !== undefined && { gift: change.gift }),
});

const fromWireChoices = (
  change: Omit<WirePieceChange, 'quantity'>,
): Omit<PieceChange, 'count'> => ({
  ...(change.fabric_color_id !== undefined && { fabricColorId: change.fabric_color_id }),
  ...(change.selected_properties !== undefined && {
    selectedProperties: change.selected_properties,
  }),
  ...(change.user_size_id !== undefined && { userSizeId: change.user_size_id }),
  // Null removes the size version. The piece is then made to the current version.
  ...(change.user_size_version !== undefined && {
    userSizeVersion: change.user_size_version ?? undefined,
  }),
  ...(change.wearer_id !== undefined && { wearerId: change.wearer_id }),
  ...(change.initials !== undefined && { initials: change.initials }),
  ...(change.note !== undefined && { note: change.note }),
  ...(change.gift !== undefined && { gift: change.gift }),
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
