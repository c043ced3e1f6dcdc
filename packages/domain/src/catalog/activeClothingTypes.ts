import type { ClothingType, Viewer } from './clothingType.ts';
import { isListed } from './visibility.ts';

export type Gender = ClothingType['gender'];

export type SiteFilter = { readonly genders: readonly Gender[] };
export const defaultSiteFilter: SiteFilter = { genders: ['men', 'women', 'unisex'] };

/** True if a clothing type is for one of these genders. Unisex types are for both. */
export const isForGenders = (
  { gender }: Pick<ClothingType<unknown>, 'gender'>,
  genders: readonly string[],
): boolean =>
  genders.includes(gender) ||
  (gender === 'unisex' && (genders.includes('men') || genders.includes('women')));

/** Ids of the clothing types a site lists for a viewer, by gender (MENU-19). */
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
