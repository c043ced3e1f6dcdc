export { addDesign, type BasketToFill, savedSizeFor } from './addDesign.ts';
export { type Design, designPath, parseDesign, withFabricColor, withProperty } from './design.ts';
export {
  type Favorite,
  isSameDesign,
  isValidDesign,
  type LikedDesign,
  maximumFavorites,
} from './favorite.ts';
export type { Favorites } from './favoritesPort.ts';
export { type InitialsRefused, maximumInitials, parseInitials } from './initials.ts';
export { isDesignOf } from './isDesignOf.ts';
export {
  type LegacyLookup,
  type LegacyQuery,
  type LegacyTarget,
  legacyClothingTypeId,
  legacyRedirect,
} from './legacyRedirect.ts';
export { markFavorite, unmarkFavorite } from './markFavorite.ts';
export { mergeFavorites } from './mergeFavorites.ts';
export { requestOfDesign } from './requestOfDesign.ts';
export { parseStockItem, type StockItemRefused } from './stockItem.ts';
export { type PieceWithTraits, shownNoteLength, type Trait, traitsOf } from './traits.ts';
export {
  isValidUnfinishedDesign,
  removeUnfinishedDesign,
  storeUnfinishedDesign,
  type UnfinishedDesign,
} from './unfinishedDesigns.ts';
