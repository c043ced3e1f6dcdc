import { productClasses } from '@tailorbird/domain/catalog';
import { withdrawalRights } from '@tailorbird/domain/orders';
import { cutForChoices } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { gift } from '../giftCards/schema.ts';
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
  /** Level code of a gift card. */
  gift_card_tier: z.nullable(z.int()),
  /** Recipient of a gift card. */
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
