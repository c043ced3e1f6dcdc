import type { ClothingType } from '@tailorbird/domain/catalog';
import { minorUnitsPerMajor } from '@tailorbird/domain/kernel';
import { defaultCurrency, productName } from '@tailorbird/domain/shell';

type ProductLd = {
  readonly type: ClothingType;
  readonly origin: string;
  /** With language prefix. */
  readonly path: string;
  readonly imagePath: string;
  readonly isAvailable: boolean;
};

/** A product as search engines read it; the price is the one of the public page. The text cannot end the script element it stands in. */
export const productLd = ({ type, origin, path, imagePath, isAvailable }: ProductLd): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: type.title,
    description: type.description[0] ?? type.subtitle,
    sku: type.slug,
    image: origin + imagePath,
    url: origin + path,
    brand: { '@type': 'Brand', name: productName },
    countryOfAssembly: 'PT',
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: (type.prices[defaultCurrency] / minorUnitsPerMajor).toFixed(2),
      priceCurrency: defaultCurrency,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  }).replace(/</g, '\\u003c');
