import { type ClothingType, isListed, type Viewer } from '@tailorbird/domain/catalog';
/**
 * Who may open a type by its address: whoever sees it in lists, and everybody one that is in no list because it is made to be linked to, such as a remake's (CATALOG-18). What is not
 * published, or for staff or stores only, does not exist for others.
 */
export const isReachable = (type: ClothingType<unknown>, viewer: Viewer): boolean =>
  isListed(type, viewer) ||
  (type.visibility === 'NOT_VISIBLE' &&
    (viewer.adminUi || isListed({ ...type, visibility: 'VISIBLE' }, viewer)));

/** Whether this viewer may order pieces of a type at all (CATALOG-10 … CATALOG-18). */
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
