import type { BasketLine } from '@tailorbird/domain/basket';
import { productClasses } from '@tailorbird/domain/catalog';
import { withdrawalRights } from '@tailorbird/domain/orders';
import { cutForChoices } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { fields, orNull } from '../fields.ts';
import { gift } from '../giftCards/giftCard.ts';
import { fromWireMoney, toWireMoney } from '../money.ts';
import { currency, decimal, id } from '../values.ts';

/** Fields of basket lines and order lines. Titles are in the reader's language. */
export const piece = z.object({
  clothing_type: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    supports_initials: z.boolean(),
    supports_multiple_fabrics: z.boolean(),
    /** False for a digital gift card, which is sent by email. */
    requires_shipping: z.boolean(),
    /** Slug. Absent for goods without sizes and in older orders. */
    size_type: z.optional(z.string()),
  }),
  /**
   * The buyer's right of withdrawal. `not-required`: the law of their country grants
   * none.
   */
  withdrawal_right: z.enum(withdrawalRights),
  /** `{fabricColorId}-{propertyId}-…`, as in the address of the designer. */
  variant_id: z.string(),
  variant_title: z.string(),
  image_path: z.string(),
  initials: z.string(),
  /**
   * `version` is the size version the garment is made to. It is set on order lines, and
   * on basket lines made to an earlier version. `wearer` and `wearer_id` are the
   * wearer's name and id, if the garment is not for the customer. Orders store both.
   */
  user_size: z.nullable(
    z.object({
      id,
      title: z.string(),
      version: z.optional(z.int()),
      wearer: z.optional(z.string()),
      wearer_id: z.optional(id),
      cut_for: z.optional(z.enum(cutForChoices)),
    }),
  ),
  /** Set if the piece uses a fixed version of its size. */
  user_size_version: z.optional(z.int()),
  fabric_color: z.nullable(
    z.object({ id, title: z.string(), hex: z.string(), fabric_title: z.string() }),
  ),
  selected_properties: z.array(
    z.object({ collection: z.string(), collection_title: z.string(), id, title: z.string() }),
  ),
  note: z.string(),
  gift_card_tier: z.nullable(z.int()),
  gift: z.optional(gift),
});
export type WirePiece = z.infer<typeof piece>;

/** `price` is for one piece. */
export const product = z.object({
  title: z.string(),
  product_class: z.enum(productClasses),
  price: z.object({ currency, incl_tax: decimal }),
  variant: z.nullable(z.string()),
});
export type WireProduct = z.infer<typeof product>;

/**
 * Totals for the whole quantity. `price_incl_tax` is after discounts and equals
 * `price_incl_tax_incl_discounts`.
 */
export const linePrices = z.object({
  price_currency: currency,
  price_excl_tax: decimal,
  price_incl_tax: decimal,
  price_excl_tax_excl_discounts: decimal,
  price_incl_tax_excl_discounts: decimal,
  price_incl_tax_incl_discounts: decimal,
});
export type WireLinePrices = z.infer<typeof linePrices>;

export type Piece = Omit<BasketLine, 'id' | 'quantity' | 'dateCreated' | 'preOrder' | 'levy'>;

export type PieceDetails = {
  /** Display color, such as `#1a2b3c`. Empty if the piece has no color. */
  readonly hex: string;
  readonly productId: number;
};

const sizeOfPiece = orNull(
  fields<NonNullable<Piece['size']>, NonNullable<WirePiece['user_size']>>()({
    id: 'id',
    title: 'title',
    version: 'version',
    wearer: 'wearer',
    wearerId: 'wearer_id',
    cutFor: 'cut_for',
  }),
);

/** The domain has one property per collection, in the order of the collections. */
export const toWirePiece = (line: Piece, { hex }: Pick<PieceDetails, 'hex'>): WirePiece => ({
  clothing_type: {
    id: line.snapshot.clothingTypeId,
    slug: line.clothingTypeSlug,
    title: line.title,
    supports_initials: line.supportsInitials,
    supports_multiple_fabrics: line.supportsMultipleFabrics,
    requires_shipping: line.requiresShipping,
    ...(line.sizeTypeSlug !== undefined && { size_type: line.sizeTypeSlug }),
  },
  withdrawal_right: line.withdrawalRight,
  variant_id: line.variantId,
  variant_title: line.variantTitle,
  image_path: line.imagePath,
  initials: line.snapshot.initials,
  user_size: sizeOfPiece.toWire(line.size),
  ...(line.snapshot.userSizeVersion !== undefined && {
    user_size_version: line.snapshot.userSizeVersion,
  }),
  fabric_color: line.fabricColor && {
    id: line.fabricColor.id,
    title: line.fabricColor.title,
    hex,
    fabric_title: line.fabricColor.fabricTitle,
  },
  selected_properties: Object.entries(line.snapshot.selectedProperties).map(
    ([collection, id], place) => ({
      collection,
      collection_title: line.properties[place]?.label ?? '',
      id,
      title: line.properties[place]?.title ?? '',
    }),
  ),
  note: line.snapshot.note,
  gift_card_tier: line.snapshot.giftCardTier,
  ...(line.snapshot.gift && { gift: line.snapshot.gift }),
});

export const toWireProduct = ({
  title,
  productClass,
  unitPrice,
  variantId,
}: Piece): WireProduct => ({
  title,
  product_class: productClass,
  price: { currency: unitPrice.currency, incl_tax: toWireMoney(unitPrice) },
  variant: variantId,
});

/**
 * The shop states prices including tax and no separate tax, like django-oscar without a
 * tax policy.
 */
export const toWireLinePrices = ({
  priceExclDiscounts,
  priceInclDiscounts,
}: Piece): WireLinePrices => {
  const [full, reduced] = [toWireMoney(priceExclDiscounts), toWireMoney(priceInclDiscounts)];
  return {
    price_currency: priceExclDiscounts.currency,
    price_excl_tax: reduced,
    price_incl_tax: reduced,
    price_excl_tax_excl_discounts: full,
    price_incl_tax_excl_discounts: full,
    price_incl_tax_incl_discounts: reduced,
  };
};

export const fromWirePiece = (line: WirePiece & WireLinePrices, product: WireProduct): Piece => ({
  snapshot: {
    clothingTypeId: line.clothing_type.id,
    fabricColorId: line.fabric_color?.id ?? null,
    selectedProperties: Object.fromEntries(
      line.selected_properties.map(({ collection, id }) => [collection, id]),
    ),
    initials: line.initials,
    userSizeId: line.user_size?.id ?? null,
    ...(line.user_size_version !== undefined && { userSizeVersion: line.user_size_version }),
    note: line.note,
    giftCardTier: line.gift_card_tier,
    ...(line.gift && { gift: line.gift }),
  },
  title: product.title,
  productClass: product.product_class,
  clothingTypeSlug: line.clothing_type.slug,
  ...(line.clothing_type.size_type !== undefined && {
    sizeTypeSlug: line.clothing_type.size_type,
  }),
  variantId: line.variant_id,
  variantTitle: line.variant_title,
  imagePath: line.image_path,
  fabricColor: line.fabric_color && {
    id: line.fabric_color.id,
    title: line.fabric_color.title,
    fabricTitle: line.fabric_color.fabric_title,
  },
  properties: line.selected_properties.map(({ collection_title, title }) => ({
    label: collection_title,
    title,
  })),
  supportsInitials: line.clothing_type.supports_initials,
  supportsMultipleFabrics: line.clothing_type.supports_multiple_fabrics,
  requiresShipping: line.clothing_type.requires_shipping,
  withdrawalRight: line.withdrawal_right,
  size: sizeOfPiece.fromWire(line.user_size),
  unitPrice: fromWireMoney(product.price.incl_tax, product.price.currency),
  priceExclDiscounts: fromWireMoney(line.price_incl_tax_excl_discounts, line.price_currency),
  priceInclDiscounts: fromWireMoney(line.price_incl_tax_incl_discounts, line.price_currency),
});
