import type { ClothingType } from '@tailorbird/domain/catalog';
import type { Money } from '@tailorbird/domain/kernel';
import { productLink } from '../links.ts';
import { taxedPrice } from '../money.ts';
import type { WireLinkedProduct } from './schema.ts';

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
