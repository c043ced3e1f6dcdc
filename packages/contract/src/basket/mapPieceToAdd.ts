import type { AddRequest, PieceChange } from '@tailorbird/domain/basket';
import { fields } from '../fields.ts';
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
