export { activeClothingTypeIds, defaultSiteFilter, type Gender, type SiteFilter } from './activeClothingTypes.ts';
export type { Catalog, NotFound } from './catalogPort.ts';
export * from './clothingType.ts';
export { type GiftCardTier, type GiftCardTierLevel, giftCardTierCodes } from './giftCard.ts';
export { matchesPattern, type NamingRule, nameByRules } from './namingRules.ts';
export type { ProductGroup } from './productGroup.ts';
export {
  adminDesignerSlugs,
  checkVariant,
  defaultVariant,
  excludedPair,
  fabricColorOf,
  formatVariantId,
  parseVariantId,
  propertyOf,
  selectedPropertiesOf,
  type Variant,
  type VariantRefused,
} from './variant.ts';
export {
  type CatalogSwitches,
  isFabricColorSelectable,
  isListed,
  isPropertyShown,
  isSizeTypeShown,
  shownFabricColors,
  sizeTypesHiddenFromCustomers,
} from './visibility.ts';
