export {
  duties,
  type LegalLine,
  type LegalSeller,
  legalLineOf,
  type MissingDetail,
  missingDetails,
  type Notice,
} from './duties.ts';
export {
  type DutyRow,
  dutyRows,
  isIn,
  type NoticeKind,
  type NoticePlace,
  noticeKinds,
  noticePlaces,
  type Region,
  type SellerDetail,
  sellerDetails,
} from './dutyRows.ts';
export { guaranteeYears, longGuaranteeYears, minimumGuaranteeYears } from './guaranteeYears.ts';
