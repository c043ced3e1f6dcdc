import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import type { Money } from '@tailorbird/domain/kernel';

/** A purchased gift card. Redeeming its code adds its worth to the account's credit. */
export type GiftCard = {
  readonly code: string;
  readonly worth: Money;
  readonly note: string;
  readonly gift: GiftDelivery | null;
};

export const yearsValid = 3;
