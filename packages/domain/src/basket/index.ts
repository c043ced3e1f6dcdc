export { addGarment } from './addGarment.ts';
export { addVoucher, type VoucherAdded } from './addVoucher.ts';
export {
  type Basket,
  type BasketCredit,
  type BasketLine,
  type Discount,
  type FrozenBasket,
  type LineSnapshot,
  maximumLines,
  maximumQuantity,
  type OpenBasket,
  type PendingPayment,
  type ShippingMethod,
  type VolumeDiscount,
  type VoucherDiscount,
} from './basket.ts';
export { type BasketMessage, basketMessage, isStockFailure } from './basketMessage.ts';
export type { BasketNotChanged } from './basketNotChanged.ts';
export type {
  AddRequest,
  BasketRefused,
  Baskets,
  PieceChange,
  VoucherNotAdded,
} from './basketsPort.ts';
export {
  addPieces,
  changePiece,
  changeQuantity,
  type LineChange,
  type LineQuantity,
  mergeGuestLines,
  type QuantityRefused,
} from './changeLines.ts';
export { chooseGiftCard } from './chooseGiftCard.ts';
export { type BasketChange, compareBaskets } from './compareBaskets.ts';
export {
  allocateCredit,
  allocateCreditToGoods,
  amountToPay,
  type Credit,
  type CreditSwitches,
} from './credit.ts';
export { isPreOrder } from './isPreOrder.ts';
export { lineIdentity } from './lineIdentity.ts';
export {
  cheapestShippingMethod,
  noShippingRequired,
  type PricedBasket,
  type PricedLine,
  priceBasket,
  shippingDiscountsOn,
  type UnpricedBasket,
  type UnpricedLine,
} from './priceBasket.ts';
export { mayRemoveVouchers, removeVoucher, voucherRemovalMessage } from './removeVoucher.ts';
export { restoreLine } from './restoreLine.ts';
export { type CreditNotSet, setCreditActive } from './setCreditActive.ts';
export { setLineQuantity } from './setLineQuantity.ts';
export { shippingDays } from './shippingDays.ts';
export { selectShippingMethod } from './shippingSelection.ts';
export { type BasketSum, sumBasket } from './sumBasket.ts';
export {
  type BasketSummary,
  discountPercent,
  type SummaryDiscount,
  summarizeBasket,
} from './summarizeBasket.ts';
export { undoPieceChange } from './undoPieceChange.ts';
export {
  freeShippingFrom,
  hasFreeShipping,
  nextVolumeStep,
  volumeDiscountPercent,
  volumeDiscountSteps,
} from './volumeDiscount.ts';
export {
  checkVoucher,
  normalizeVoucherCode,
  type Voucher,
  type VoucherBasket,
  type VoucherBenefit,
  type VoucherRefused,
} from './voucher.ts';
