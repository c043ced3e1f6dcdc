import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  isFabricColorSelectable,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import { minorUnitsPerMajor, productName } from '@tailorbird/domain/kernel';
import { defaultCurrency } from '@tailorbird/domain/location';
import type { Product } from 'schema-dts';

/** A product with its public price. `path` includes the language prefix. */
export const productFacts = (
  type: ClothingType,
  { origin, path }: { readonly origin: string; readonly path: string },
): Exclude<Product, string> => {
  const isGiftCard = type.productClass === 'Gift Card';
  const isAvailable =
    isGiftCard ||
    shownFabricColors(type, publicViewer).some((color) =>
      isFabricColorSelectable(color, publicViewer),
    );
  const fabric = isGiftCard
    ? undefined
    : type.fabricColors.find(({ id }) => id === type.defaultFabricColorId)?.fabric;
  return {
    '@type': 'Product',
    name: type.title,
    description: type.description[0] ?? type.subtitle,
    sku: type.slug,
    image: `${origin}/packshots/${type.slug}/${formatVariantId(type, defaultVariant(type, publicViewer))}.png`,
    url: origin + path,
    brand: { '@type': 'Brand', name: productName },
    ...(fabric && { material: fabric.composition }),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: (type.prices[defaultCurrency] / minorUnitsPerMajor).toFixed(2),
      priceCurrency: defaultCurrency,
      itemCondition: 'https://schema.org/NewCondition',
      availability: isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
  };
};
