import { type ClothingType, productClasses } from '@tailorbird/domain/catalog';
import type { Money } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { productLink } from '../links.ts';
import { taxedPrice } from '../money.ts';
import { id, idInPath, price } from '../values.ts';

/**
 * The product that a basket line links to and add-product accepts: a clothing type or a
 * gift card level. `price` is for one piece.
 */
export const linkedProduct = z.object({
  url: z.string(),
  id,
  title: z.string(),
  product_class: z.enum(productClasses),
  clothing_type: z.object({ id, slug: z.string() }),
  gift_card_tier: z.nullable(z.int()),
  price,
});
export type WireLinkedProduct = z.infer<typeof linkedProduct>;

/** There is no reverse mapper because the shop's screens use the clothing type. */
export const toWireProductOfLink = (
  product: {
    readonly id: number;
    readonly type: Pick<ClothingType, 'id' | 'slug' | 'title' | 'productClass'>;
    readonly giftCardTier: number | null;
    readonly price: Money;
  },
  { origin }: { readonly origin: string },
): WireLinkedProduct => ({
  url: productLink(origin, product.id),
  id: product.id,
  title: product.type.title,
  product_class: product.type.productClass,
  clothing_type: { id: product.type.id, slug: product.type.slug },
  gift_card_tier: product.giftCardTier,
  price: taxedPrice.toWire(product.price),
});

export const readProduct = endpoint({
  context: 'catalog',
  name: 'readProduct',
  method: 'GET',
  path: '/oscarapi/products/{id}/',
  summary: 'Returns the product of a link, in the visitor’s currency.',
  params: { id: idInPath },
  responses: { 200: linkedProduct, 404: detailError },
});
