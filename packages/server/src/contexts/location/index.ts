export { addressMessage } from './application/addressMessage.ts';
export {
  countryName,
  isCountry,
  isShippable,
  shippableCountries,
} from './application/countries.ts';
export {
  exchangeValue,
  importValue,
  sampleExchange,
  sampleImports,
} from './application/importRows.ts';
export type { ImportRows, LevyBook, WithLevies } from './application/levyBook.ts';
export { locationInfoOf } from './application/locationInfo.ts';
export { isTaxedWithin, taxRateOf } from './application/taxRates.ts';
export { writeMoment } from './application/writeMoment.ts';
