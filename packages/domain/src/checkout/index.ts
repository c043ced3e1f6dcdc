export {
  type Address,
  type AddressField,
  addressFields,
  emptyAddress,
  maximumLength,
} from './address.ts';
export { addressLines, dropPointLines, isPostcodeLast } from './addressLines.ts';
export { type AddressWarning, addressWarnings } from './addressWarnings.ts';
export {
  billingRetentionYears,
  type CheckoutMessage,
  type PaymentNotice,
  paymentNotice,
  refundBusinessDays,
} from './checkoutMessage.ts';
export type {
  AddressRefused,
  CardNotExchanged,
  CardTokens,
  Checkout,
  Country,
  DropPoint,
  Payments,
} from './checkoutPort.ts';
export { type CheckoutMissing, checkoutMissing } from './checkoutReadiness.ts';
export { countriesToShipTo } from './countriesToShipTo.ts';
export {
  type CountryRule,
  countryRuleOf,
  countryRules,
  defaultCountryRule,
} from './countryRules.ts';
export { emptyBasketPath } from './emptyBasketPath.ts';
export { normalizeAddress } from './normalizeAddress.ts';
export {
  type Card,
  type CardField,
  type CardScript,
  emptyCard,
  type PaidBy,
  type Payment,
  type PaymentFailure,
  type PaymentMeans,
  type PaymentMethod,
  type PaymentProvider,
  type PaymentRequest,
  type WalletMethod,
  walletMethods,
  walletNames,
} from './payment.ts';
export { type PaymentLine, paymentLines } from './paymentLines.ts';
export {
  isPaymentUnderWay,
  openAttempt,
  type PaymentAttempt,
  type PaymentEvent,
  type PaymentState,
  readyToPay,
  reducePayment,
  repeatsAttempt,
} from './paymentMachine.ts';
export { type PostcodeWord, postcodeWord } from './postcodeWord.ts';
export {
  cardBrandOf,
  expiryMonthOf,
  type SandboxOutcome,
  sandboxCards,
  sandboxOutcomeOf,
  sandboxOutcomes,
} from './sandboxCards.ts';
export { isExpired, preselectedMeans, type SavedMeans } from './savedMeans.ts';
export { suggestedAddress } from './suggestedAddress.ts';
export {
  sumTill,
  type TillEntry,
  type TillReturn,
  type TillTotal,
  tillReturns,
} from './sumTill.ts';
export type {
  SaleNotReturned,
  SaleRefused,
  Till,
  TillDay,
  TillDesk,
  TillOffer,
  TillRefused,
} from './tillPort.ts';
export {
  checkTillReference,
  checkTillSale,
  currencyOfStore,
  type Handover,
  handovers,
  handoversFor,
  maximumTillReferenceLength,
  type SoldInStore,
  type Store,
  storeOfTill,
  type TillMeans,
  type TillSale,
  type TillSaleFailures,
  type TillSaleForm,
  tillMeans,
} from './tillSale.ts';
export { tillTable } from './tillTable.ts';
export { type AddressFailure, type AddressFailures, validateAddress } from './validateAddress.ts';
export { type CardFailures, hasValidCheckDigit, validateCard } from './validateCard.ts';
