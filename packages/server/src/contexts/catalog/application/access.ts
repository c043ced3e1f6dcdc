import { type ClothingType, isListed, type Viewer } from '@tailorbird/domain/catalog';
/**
 * Whether a viewer may open a type by its address: if they see it in lists, or if it is
 * unlisted but meant to be linked, such as a remake (CATALOG-18). Unpublished types, and types
 * for staff or stores only, do not exist for others.
 */
export const isReachable = (type: ClothingType<unknown>, viewer: Viewer): boolean =>
  isListed(type, viewer) ||
  (type.visibility === 'NOT_VISIBLE' &&
    (viewer.adminUi || isListed({ ...type, visibility: 'VISIBLE' }, viewer)));

export const isOrderable = (type: ClothingType<unknown>, viewer: Viewer): boolean => {
  if (type.availability === 'UNAVAILABLE' || type.availability === 'REMAKES_ONLY') return false;
  if (viewer.adminUi) return true;
  if (
    type.availability !== 'AVAILABLE' ||
    type.publishStatus !== 'PUBLISHED' ||
    type.state !== 'ACTIVE'
  )
    return false;
  return type.visibility === 'STORE_ONLY' ? viewer.retailStore : type.visibility !== 'ADMIN_ONLY';
};
