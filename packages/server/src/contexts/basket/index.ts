export type { BasketRefusal } from './application/basketRefusal.ts';
export { basketRefused, wireBasketOf } from './application/basketReply.ts';
export { type BasketNeeds, changeBasket } from './application/changeBasket.ts';
export { checkPiece } from './application/checkPiece.ts';
export {
  countPieces,
  currentBasket,
  loadCurrentBasket,
  type StoredBasket,
  type WithPendingPayments,
} from './application/currentBasket.ts';
export {
  describeLevies,
  describeLevy,
  leviesOfBasket,
  leviesOfRemake,
  type StoredLevies,
} from './application/levies.ts';
export { hexOf, type LineTexts, lineTexts, showPiece } from './application/lineTexts.ts';
export { mergeGuestBasket } from './application/mergeGuestBasket.ts';
export {
  freezeBasket,
  lockCurrentBasket,
  lockPaidBasket,
  redeemVouchers,
  reopenBasket,
  submitBasket,
} from './application/payForBasket.ts';
export {
  type BasketView,
  destinationOf,
  readBasketView,
  sumOf,
  type ViewedLine,
  viewBasket,
  viewStoredBasket,
} from './application/price.ts';
export { removeInvalidVouchers } from './application/removeInvalidVouchers.ts';
export {
  defaultShippingDays,
  defaultShippingPrice,
  handedOver,
  shippingServiceOf,
  shippingServices,
  shippingTexts,
  storePickup,
} from './application/shippingServices.ts';
export { describeVolume, type Reader, showShippingMethods } from './application/showBasket.ts';
export { sizeTitle } from './application/sizeTitle.ts';
export { changeChoices } from './store/choices.ts';
export { addCreditEntry, creditOf } from './store/credit.ts';
export {
  createVouchers,
  expireVoucher,
  listVouchers,
  type NewVoucher,
  releaseOrderVouchers,
  usedVouchers,
  writeVoucher,
} from './store/vouchers.ts';
