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
  type Region,
  type SellerDetail,
} from './dutyRows.ts';
export { guaranteeYears, longGuaranteeYears, minimumGuaranteeYears } from './guaranteeYears.ts';
