export { type Design, designPath, parseDesign, withFabricColor, withProperty } from './design.ts';
export { type InitialsRefused, maximumInitials, parseInitials } from './initials.ts';
export {
  type LegacyLookup,
  type LegacyQuery,
  type LegacyTarget,
  legacyClothingTypeId,
  legacyRedirect,
} from './legacyRedirect.ts';
export { requestOfDesign } from './requestOfDesign.ts';
export { type NotOnTheShelf, parseShelfPiece } from './shelfPiece.ts';
export { shownNoteLength, type Trait, type Traited, traitsOf } from './traits.ts';
