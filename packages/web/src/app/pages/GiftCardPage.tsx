import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  publicViewer,
} from '@tailorbird/domain/catalog';
import type { GiftCardTier } from '@tailorbird/domain/giftCards';
import { defaultCurrency } from '@tailorbird/domain/location';
import type { ReactNode } from 'react';
import { GiftCard } from '../../features/designer/GiftCard.tsx';
import { definePage, type PageLoad } from '../../platform/navigation/page.ts';
import { CatalogT } from '../../shared/ports/ports.ts';
import { loadProduct, type ProductData } from './loadProduct.ts';

type GiftCardData = ProductData & { readonly tiers: readonly GiftCardTier[] };

const variantOf = (type: ClothingType): string =>
  formatVariantId(type, defaultVariant(type, publicViewer));

/**
 * Loads the gift card of the URL: `/giftcard` and `/product/gift-card` show the same
 * one, as do the digital cards (ROUTE-28, ROUTE-29).
 */
const load = async (request: PageLoad): Promise<GiftCardData | null> => {
  const { services, url } = request;
  const slug = /\/digital-?gift-?card/.test(url.pathname) ? 'digital-gift-card' : 'gift-card';
  const [product, catalog] = await Promise.all([
    loadProduct(request, slug),
    services.get(CatalogT),
  ]);
  if (product === null) return null;
  const { type } = product;
  const tiers = await catalog.giftCardTiers(defaultCurrency);
  return { ...product, tiers: tiers.filter(({ clothingTypeId }) => clothingTypeId === type.id) };
};

const GiftCardPage = ({ data }: { readonly data: GiftCardData }): ReactNode => (
  <GiftCard key={data.type.slug} {...data} />
);

export const page = definePage<GiftCardData>({
  namespaces: ['designer'],
  load,
  validateLoaded: ({ type }, { params: { variantId } }) =>
    variantId === undefined || variantId === variantOf(type),
  meta: ({ data: { type }, translate }) => ({
    title: type.title,
    form: 'long',
    description: translate('designer')('meta.gift-card', {
      title: type.title,
      subtitle: type.subtitle,
    }),
    canonicalPath: `/product/${type.slug}`,
    kind: 'product',
    picture: `${type.slug}/${variantOf(type)}`,
  }),
  Page: GiftCardPage,
});
