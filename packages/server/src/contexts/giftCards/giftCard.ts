import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import type { Money } from '@tailorbird/domain/kernel';

/** A card that was bought: who enters its code gets its worth as account credit. */
export type GiftCard = {
  readonly code: string;
  readonly worth: Money;
  readonly note: string;
  readonly gift: GiftDelivery | null;
};

export const yearsValid = 3;
