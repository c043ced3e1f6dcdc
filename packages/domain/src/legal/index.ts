export { accessibilityAuthorities, accessibilityAuthorityOf } from './accessibilityAuthorities.ts';
export {
  type CustomsDeclaration,
  customsCodeOf,
  declareGoods,
  needsCustomsDeclaration,
  originCountry,
  weighFibers,
} from './customs.ts';
export {
  type DutyReview,
  type LegalLine,
  type LegalSeller,
  legalLineOf,
  type MissingDetail,
  missingDetails,
  type Notice,
  requiredNotices,
  reviewDuties,
} from './duties.ts';
export {
  type DutyRow,
  dutyRows,
  isInRegions,
  type NoticeKind,
  type NoticePlace,
  noticeKinds,
  noticePlaces,
  type Region,
  regionNames,
  type SellerDetail,
  sellerDetails,
} from './dutyRows.ts';
export {
  type CompositionRefused,
  type Fiber,
  type FiberPercent,
  readComposition,
} from './fibers.ts';
export { guaranteeYears, longGuaranteeYears, minimumGuaranteeYears } from './guaranteeYears.ts';
export type { LegalDuties, LegalRefused, LegalReview } from './legalPort.ts';
export {
  type DatedPrice,
  priorPriceDays,
  priorPriceOf,
  reducedUntil,
  reductionDays,
} from './priceHistory.ts';
