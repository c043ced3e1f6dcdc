export { goodsOf } from './goodsOf.ts';
export {
  type Levied,
  type Levies,
  type LeviesTold,
  type Levy,
  type LevyTold,
  leviesOn,
} from './leviesOn.ts';
export {
  type GoodsKind,
  goodsKindOf,
  goodsKinds,
  type ImportRates,
  type LevyTerms,
  levyKinds,
} from './levyTerms.ts';
export {
  currencyFor,
  defaultCurrency,
  fallbackCurrency,
  type LocationInfo,
  type Switches,
} from './location.ts';
export { suggestCountry } from './suggestCountry.ts';
export { countryOfTaxNumber } from './taxNumberCountry.ts';
export { type TaxPart, taxWithin } from './taxWithin.ts';
