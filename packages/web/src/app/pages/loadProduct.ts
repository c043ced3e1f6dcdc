import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  publicViewer,
} from '@tailorbird/domain/catalog';
import type { RelatedGarment } from '../../features/designer/Related.tsx';
import type { PageLoad } from '../../platform/navigation/page.ts';
import { isVariantRendered } from '../../shared/garments/garmentOf.ts';
import { CatalogT } from '../../shared/ports/ports.ts';

export type ProductData = {
  readonly type: ClothingType;
  readonly group: { readonly slug: string; readonly title: string } | null;
  readonly related: readonly RelatedGarment[];
};

const relatedOf = (type: ClothingType): RelatedGarment => {
  const variant = defaultVariant(type, publicViewer);
  return {
    isRendered: isVariantRendered(type, variant),
    slug: type.slug,
    title: type.title,
    subtitle: type.subtitle,
    prices: type.prices,
    variantId: formatVariantId(type, variant),
  };
};

export const loadProduct = async (
  { services }: PageLoad,
  slug: string,
): Promise<ProductData | null> => {
  const catalog = await services.get(CatalogT);
  const [found, groups, related] = await Promise.all([
    catalog.clothingType(slug),
    catalog.productGroups(),
    catalog.related(slug),
  ]);
  if (!found.ok) return null;
  const group = groups.find(({ subCategories }) =>
    subCategories.some((sub) => sub.clothingTypeSlugs.includes(slug)),
  );
  return {
    type: found.value,
    group: group ? { slug: group.slug, title: group.title } : null,
    related: related.map(relatedOf),
  };
};
