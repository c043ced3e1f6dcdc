import type { AddRequest, PieceChange } from '@tailorbird/domain/basket';
import type { WirePieceChange, WirePieceToAdd } from './requestSchema.ts';

/** How a piece to add is named: as a garment to make, as a product, or by the link to one. */
export type NamedPiece =
  | { readonly by: 'clothing-type'; readonly id: number }
  | { readonly by: 'product'; readonly id: number }
  | { readonly by: 'link'; readonly url: string };

/** A piece that somebody asks for; what is left out is to be as the piece comes. */
export type AskedPiece = Omit<PieceChange, 'count'> & {
  readonly named: NamedPiece;
  readonly quantity: number;
  readonly key?: string;
};

/** What is left out stays as it is, on either side. */
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
  // Null takes a version away that there was: the piece is then made to the current one.
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

/** A garment is named by its clothing type, a gift card or a stock item by its product. */
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

export const fromWirePieceToAdd = (sent: WirePieceToAdd): AskedPiece => {
  const { quantity, request_key: key } = sent;
  const choices = { ...fromWireChoices(sent), ...(key !== undefined && { key }) };
  if ('url' in sent) return { ...choices, quantity, named: { by: 'link', url: sent.url } };
  if ('product_id' in sent)
    return { ...choices, quantity, named: { by: 'product', id: sent.product_id } };
  return { ...choices, quantity, named: { by: 'clothing-type', id: sent.clothing_type_id } };
};
