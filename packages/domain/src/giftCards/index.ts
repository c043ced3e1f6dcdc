export { type GiftCardTier, type GiftCardTierLevel, giftCardTierCodes } from './giftCardTier.ts';
export {
  checkGiftDelivery,
  type GiftDelivery,
  type GiftDeliveryRefused,
  maximumNoteLength,
  maximumRecipientLength,
} from './giftDelivery.ts';
