export type { Clock } from './clock.ts';
export { type ContinentCode, continentCodes } from './continent.ts';
export { csvField } from './csv.ts';
export { type EmailFailure, parseEmail } from './email.ts';
export { currencyTemplates, formatMoney, type NumberLocale } from './formatMoney.ts';
export { formatPercent } from './formatPercent.ts';
export { contentOf, isLoading, type LoadState, showsError } from './loadState.ts';
export {
  defaultLocale,
  inEachLocale,
  isLocale,
  type Locale,
  type Localized,
  languageNames,
  languageTags,
  locales,
  localizePath,
  lowerCasePrefix,
  parseLocalizedPath,
} from './locale.ts';
export { type InLanguage, inLanguage } from './localize.ts';
export {
  add,
  allocate,
  amountIn,
  atLeastZero,
  type Currency,
  chargeUnit,
  currencies,
  fromDecimalString,
  isCurrency,
  type Money,
  minimum,
  minorUnitsPerMajor,
  money,
  multiply,
  subtract,
  sum,
  toDecimalString,
  zero,
} from './money.ts';
export { productName } from './productName.ts';
export { type LoadEvent, reduceLoadState } from './reduceLoadState.ts';
export { type Err, err, type Ok, ok, type Result } from './result.ts';
export {
  isFresh,
  maximumAgeMs,
  type RetryPolicy,
  retryAfter,
  standardRetries,
} from './revalidation.ts';
export { percentOf, shareOut } from './shares.ts';
export type { TextKey, TextTree, TextValues } from './texts.ts';
export { unreachable } from './unreachable.ts';
