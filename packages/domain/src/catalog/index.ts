export {
  activeClothingTypeIds,
  defaultSiteFilter,
  type Gender,
  isForGenders,
  type SiteFilter,
} from './activeClothingTypes.ts';
export type { Catalog, NotFound } from './catalogPort.ts';
export * from './clothingType.ts';
export {
  countValues,
  filterProducts,
  filterSize,
  isFabricColorWanted,
  offeredValues,
  restrictFilter,
  toggleValue,
} from './filterProducts.ts';
export { isCutFor } from './isCutFor.ts';
export { nameVariant, titleVariant } from './nameVariant.ts';
export { matchesPattern, type NamingRule, nameByRules } from './namingRules.ts';
export { isInCollection, type ProductCollection, productCollections } from './productCollection.ts';
export {
  type Facet,
  type Filterable,
  facets,
  noFilter,
  overviewParameters,
  type PriceBand,
  type ProductFilter,
  priceBandOf,
  priceBands,
  propertyValue,
} from './productFilter.ts';
export type { ProductGroup } from './productGroup.ts';
export { relatedCount, relatedTypes } from './relatedTypes.ts';
export { type ProductOrder, productOrders, type Sortable, sortProducts } from './sortProducts.ts';
export {
  adminDesignerSlugs,
  checkVariant,
  defaultVariant,
  excludedPair,
  fabricColorOf,
  formatVariantId,
  isInDesigner,
  parseVariantId,
  propertyOf,
  selectedPropertiesOf,
  type Variant,
  type VariantRefused,
} from './variant.ts';
export {
  awaitsLaunch,
  type CatalogSwitches,
  isFabricColorSelectable,
  isListed,
  isPropertyShown,
  isSizeTypeShown,
  shownFabricColors,
  sizeTypesHiddenFromCustomers,
} from './visibility.ts';
