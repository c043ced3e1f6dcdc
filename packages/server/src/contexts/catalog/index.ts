export { isOrderable, isReachable } from './application/access.ts';
export type { Catalog, SizeType, WithCatalog, WithStockSignal } from './application/catalog.ts';
export { type NamedVariant, namedVariants } from './application/namedVariants.ts';
export { type EnglishNamingRule, isRuleFor, titlesOf, wordsOf } from './application/namingRules.ts';
export {
  drawingVersion,
  imagePathOf,
  isVariantRendered,
  packshotPath,
} from './application/packshotPath.ts';
export {
  isGiftCard,
  type Product,
  productIdOf,
  productOf,
  regardlessOfStock,
  unitPriceOf,
} from './application/products.ts';
export {
  isInStock,
  limitedStock,
  limitOf,
  type PiecesOfColor,
  reserveStock,
  returnStock,
  setStock,
} from './store/stock.ts';
