export { goodsOf } from './goodsOf.ts';
export {
  type DescribedLevies,
  type DescribedLevy,
  type LeviedParcel,
  type Levies,
  type Levy,
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
