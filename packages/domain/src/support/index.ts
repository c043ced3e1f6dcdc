export {
  type Chat,
  type ChatEvent,
  reduceChat,
  restartAfterPageGroupMs,
  restartAfterSignInMs,
  startChat,
} from './chat.ts';
export { messengerOfParameter, supportMailLink } from './chatDoor.ts';
export { type ChatIdentity, chatIdentity, fallbackName } from './chatIdentity.ts';
export {
  type ChatPlacement,
  type ChatRequest,
  chatPlacement,
  productPagePadding,
} from './chatPlacement.ts';
export {
  type ClaimFailure,
  type ClaimForm,
  type ClaimItem,
  type ClaimPhoto,
  type ClaimType,
  checkClaim,
  claimTypeOf,
  claimTypes,
  maximumClaimFiles,
  maximumPhotoBytes,
  needsWashConfirmation,
  photosPerQualityClaim,
  photosPerRemakeItem,
  washCheckExcludedSlugs,
} from './claim.ts';
export {
  type Claimable,
  type ClaimableLine,
  type ClaimableOrder,
  checkClaimedQuantities,
  claimableLines,
  suggestedClaim,
} from './claimable.ts';
export {
  alterationCapPercent,
  type Claim,
  type ClaimDecision,
  type ClaimedPiece,
  type ClaimStatus,
  claimStatuses,
  type DecisionFailure,
  decideClaim,
  maximumClaimTextLength,
  maximumPayment,
} from './claimDecision.ts';
export type {
  ClaimAccess,
  ClaimRefused,
  Claims,
  ClaimsRefused,
  PhotoRefused,
  StudioClaims,
} from './claimsPort.ts';
export {
  type ChatAuthor,
  type ChatMessage,
  type ChatMessageFailure,
  type ChatSource,
  type Conversation,
  checkChatMessage,
  isMailedTo,
  isPresent,
  joinMessages,
  maximumChatPhotos,
  maximumMessageLength,
  presenceTimeoutMs,
} from './conversation.ts';
export type {
  ChatDesk,
  ChatPerson,
  ChatRefused,
  Conversations,
  MessageToSend,
  SupportTokens,
  WindowEvent,
} from './conversationsPort.ts';
export {
  claimFirstPiece,
  type FirstPiece,
  type FirstPieceMissing,
  type FirstPieceRefused,
  firstPieceMissing,
} from './firstPiece.ts';
export {
  checkInquiry,
  type Inquiries,
  type Inquiry,
  type InquiryField,
  type InquiryFieldFailure,
  type InquiryFieldFailures,
  type InquiryForm,
  type InquiryRefused,
  type InquiryTopic,
  inquiryFields,
  inquiryTopics,
} from './inquiry.ts';
export {
  type ChatProvider,
  formatStoredMessenger,
  humanPreferenceMs,
  type Messenger,
  type MessengerTokens,
  messengers,
  messengerTeam,
  messengerToken,
  needsUserToken,
  parseStoredMessenger,
  type StoredMessenger,
  selectMessenger,
} from './messenger.ts';
export { type PageGroup, pageGroupOf } from './pageGroup.ts';
export {
  checkPhoto,
  decodablePhotoTypes,
  maximumPhotoPixels,
  type PhotoFailure,
  type PhotosAway,
  type PhotoType,
  photoTypeOf,
} from './photo.ts';
export type {
  ChatState,
  ChatSummary,
  StudioChatRefused,
  StudioChats,
  StudioInquiry,
} from './studioChatsPort.ts';
