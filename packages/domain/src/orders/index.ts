export type { Aftercare, FitLink } from './aftercarePort.ts';
export {
  type BasketOutlook,
  basketOutlook,
  type ChosenDelivery,
  type Delivery,
  type DeliveryWindow,
  type EmailedCard,
  type ParcelOutlook,
  type PieceOutlook,
  type WithdrawalNotice,
} from './basketOutlook.ts';
export { type CancelRefused, cancelRefused, type Repayment, repaymentOf } from './cancelOrder.ts';
export {
  type ChangeRefused,
  changeOrder,
  isChangeable,
  type OrderChanges,
} from './changeOrder.ts';
export {
  changeOrderedPiece,
  type OrderedPieceChange,
  type OrderedPieceRefused,
  type PieceNotChangeable,
  type PieceTrait,
  pieceChangeRefusal,
  pieceTraits,
} from './changeOrderedPiece.ts';
export {
  confirmFit,
  type FitAnswer,
  type FitOutcome,
  type FitRefused,
  fitAnswers,
  releaseRest,
} from './confirmFit.ts';
export { cutOffAt } from './cutOff.ts';
export { deliveryWindow } from './deliveryWindow.ts';
export { type DayRange, estimateDelivery } from './estimateDelivery.ts';
export {
  type FitFeedback,
  type FitFeedbackRefused,
  type FitFeedbacks,
  type FitZone,
  fitZones,
  hasFitAnswers,
  hasMisfit,
  type LinkedOrder,
  type ProposalAnswer,
  type ProposalRefused,
  proposalAnswers,
  type SizeProposal,
  type WornGarments,
  type ZoneFit,
  zoneFits,
} from './fitFeedback.ts';
export {
  type GarmentPage,
  type GarmentPages,
  isGarmentCode,
  modelCode,
  type OwnGarment,
} from './garmentPages.ts';
export {
  type JobName,
  type JobRefused,
  type JobRun,
  type Jobs,
  type JobsOverview,
  jobNames,
  type OpenPayment,
  type UnsettledCard,
  type WaitingMail,
} from './jobsPort.ts';
export {
  type MakingSheet,
  type MeasureToMake,
  type OrderPiece,
  orderPieces,
} from './makingSheet.ts';
export { type DeliveryRefused, maximumDeliveryReason, moveDelivery } from './moveDelivery.ts';
export { isCancellableBySupport, type MoveRefused, moveOrder, nextStatuses } from './moveOrder.ts';
export { type GrossInvoice, type NetGroup, netInvoice } from './netInvoice.ts';
export {
  isComplete,
  type Order,
  type OrderLine,
  type Parcel,
  type ParcelPart,
  parcelParts,
} from './order.ts';
export {
  type ChangedPart,
  changedParts,
  type OrderActor,
  type OrderEvent,
  orderActors,
  progressReached,
} from './orderHistory.ts';
export {
  type DueAction,
  type NextStep,
  type OrderOutlook,
  type OrderStage,
  orderOutlook,
  type PossibleChanges,
  supplyOf,
} from './orderOutlook.ts';
export {
  advanceOrder,
  currentStepOf,
  isSplit,
  lineStatusOf,
  type OrderStep,
  partSent,
  partsOf,
  possibleMoves,
} from './orderSplit.ts';
export { type OrderStatus, orderStatuses, progressOf } from './orderStatus.ts';
export type { OrderLink, OrderLinks, OrderRefused, Orders, Reordered } from './ordersPort.ts';
export { taxOfOrder } from './orderTax.ts';
export {
  type InvoiceRecipient,
  type InvoiceRefused,
  invoiceRefused,
  type OrderPapers,
  type Paper,
  type PaperKind,
  type Papers,
  paperKinds,
} from './papers.ts';
export { isMadeToSize, type PieceMaking } from './pieceMaking.ts';
export {
  isMadeReturnable,
  isProductionDue,
  type ProductionStart,
  productionDay,
  productionFrom,
  productionStarts,
} from './productionStart.ts';
export {
  type Refund,
  type RefundedPart,
  type RefundReason,
  type RefundRequest,
  type RefundShare,
  refundReasons,
} from './refund.ts';
export { amountsAfterRefunds, type RefundRefused, refundPart } from './refundPart.ts';
export {
  isUnderRemakeGuarantee,
  remakeGuaranteeEnd,
  remakeGuaranteeMonths,
} from './remakeGuarantee.ts';
export { addRequestOf, reorder } from './reorder.ts';
export { type SaleReturnRefused, saleReturnDays, saleReturnRefusal } from './returnSale.ts';
export { shareByPieces } from './shareByPieces.ts';
export { splitLevies } from './splitLevies.ts';
export { splitLine } from './splitLine.ts';
export {
  type Batch,
  maySplit,
  type SplitCustomer,
  type SplitLine,
  type SplitOrder,
  splitFromGarments,
  splitFromKnitwear,
  splitOrder,
} from './splitOrder.ts';
export { stylesWithKnownFit } from './stylesWithKnownFit.ts';
export { taxCountryOf } from './taxCountry.ts';
export {
  restReleaseDueAt,
  type UnansweredFitPolicy,
  type UnansweredFitStep,
  unansweredFitPolicy,
  unansweredFitStep,
} from './unansweredFit.ts';
export { type UndoRefused, undoableUntil, undoMove, undoWindowMs } from './undoMove.ts';
export { type InvalidVatNumber, maximumVatNumberLength, readVatNumber } from './vatNumber.ts';
export { type ChosenPieces, type WithdrawRefused, withdraw } from './withdraw.ts';
export {
  type LineFacts,
  type LineWithdrawal,
  lineWithdrawal,
  paidForPieces,
  unsentWithdrawnQuantity,
  withdrawalBegins,
  withdrawalDays,
  withdrawalPeriod,
  withdrawnQuantity,
} from './withdrawal.ts';
export {
  hasWithdrawalLaw,
  type WithdrawalRight,
  type WithdrawalTerms,
  withdrawalRightOf,
  withdrawalRights,
} from './withdrawalRight.ts';
export type { WithdrawalLine, Withdrawals, WithdrawalView } from './withdrawalsPort.ts';
export type { Withdrawal, WithdrawnPieces } from './withdrawn.ts';
export { addWorkingDays, dayOf, daysBetween, isWorkingDay } from './workingDays.ts';
export type { Workshop } from './workshopPort.ts';
