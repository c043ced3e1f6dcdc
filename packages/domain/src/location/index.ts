export { currencyFor, defaultCurrency, fallbackCurrency, type LocationInfo, type Switches } from './location.ts';
export { suggestCountry } from './suggestCountry.ts';
