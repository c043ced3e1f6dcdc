import type { ClothingType, Viewer } from './clothingType.ts';
import { isListed } from './visibility.ts';

export type Gender = ClothingType['gender'];

/** What a site of the shop sells (MENU-19). */
export type SiteFilter = { readonly genders: readonly Gender[] };
export const defaultSiteFilter: SiteFilter = { genders: ['men', 'women', 'unisex'] };

/** Whether a clothing type is for one of these genders. A unisex type is for men and for women. */
export const isForGenders = (
  { gender }: Pick<ClothingType<unknown>, 'gender'>,
  genders: readonly string[],
): boolean =>
  genders.includes(gender) ||
  (gender === 'unisex' && (genders.includes('men') || genders.includes('women')));

/** Ids of the clothing types that a site sells to a viewer: listed, and for its genders (MENU-19). */
export const activeClothingTypeIds = (
  types: readonly ClothingType<unknown>[],
  viewer: Viewer,
  site: SiteFilter,
): ReadonlySet<number> =>
  new Set(
    types
      .filter((type) => isListed(type, viewer) && isForGenders(type, site.genders))
      .map(({ id }) => id),
  );
