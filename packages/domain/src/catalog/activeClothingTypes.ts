import type { ClothingType, Viewer } from './clothingType.ts';
import { isListed } from './visibility.ts';

export type Gender = ClothingType['gender'];

/** What a site of the shop sells (MENU-19). */
export type SiteFilter = { readonly genders: readonly Gender[] };
export const defaultSiteFilter: SiteFilter = { genders: ['men', 'women', 'unisex'] };

/** Ids of the clothing types that are active on a site for a viewer: listed, and of the site's genders (MENU-19). */
export const activeClothingTypeIds = (
  types: readonly ClothingType<unknown>[],
  viewer: Viewer,
  site: SiteFilter,
): ReadonlySet<number> =>
  new Set(
    types
      .filter((type) => isListed(type, viewer) && site.genders.includes(type.gender))
      .map(({ id }) => id),
  );
