import { type ClothingType, isListed, relatedTypes, type Viewer } from '@tailorbird/domain/catalog';
import type { Localized } from '@tailorbird/domain/kernel';
import { isReachable } from './access.ts';
import type { Catalog } from './catalog.ts';

type Types = readonly ClothingType<Localized>[];

const inShopOrder = ({ productGroups }: Pick<Catalog, 'productGroups'>, types: Types): Types => {
  const places = new Map(
    productGroups
      .flatMap((group) => group.subCategories.flatMap(({ clothingTypeSlugs }) => clothingTypeSlugs))
      .map((slug, index) => [slug, index] as const)
      .reverse(),
  );
  const placeOf = ({ slug }: ClothingType<unknown>): number =>
    places.get(slug) ?? Number.MAX_SAFE_INTEGER;
  return types.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The types a viewer sees in lists, or with a slug the one they may open, in display order. */
export const visibleTypes = (catalog: Catalog, viewer: Viewer, slug?: string): Types =>
  inShopOrder(
    catalog,
    catalog.clothingTypes.filter((type) =>
      slug === undefined ? isListed(type, viewer) : type.slug === slug && isReachable(type, viewer),
    ),
  );

/** Types that match the one with this slug; empty if the viewer cannot open it. */
export const relatedClothingTypes = (catalog: Catalog, viewer: Viewer, slug: string): Types => {
  const type = catalog.clothingTypes.find(
    (candidate) => candidate.slug === slug && isReachable(candidate, viewer),
  );
  return type ? relatedTypes(type, visibleTypes(catalog, viewer)) : [];
};
