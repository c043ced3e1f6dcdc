export { type Address, type AddressField, emptyAddress, maximumLength } from './address.ts';
export {
  billingRetentionYears,
  type CheckoutMessage,
  type PaymentNotice,
  paymentNotice,
  refundBusinessDays,
} from './checkoutMessage.ts';
export type { AddressRefused, Checkout, Country, DropPoint, Payments } from './checkoutPort.ts';
export { type CheckoutMissing, checkoutMissing, emptyBasketPath } from './checkoutReadiness.ts';
export { type CountryRule, countryRules, defaultCountryRule, ruleOfCountry } from './countryRules.ts';
export {
  type Card,
  type CardField,
  emptyCard,
  type Payment,
  type PaymentFailure,
  type PaymentMethod,
  type PaymentProvider,
  type PaymentRequest,
} from './payment.ts';
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
export {
  type AddressFailure,
  type AddressFailures,
  type AddressWarning,
  addressWarnings,
  tidyAddress,
  validateAddress,
} from './validateAddress.ts';
export { type CardFailures, hasValidCheckDigit, validateCard } from './validateCard.ts';
