import type { BasketSummary, PendingPayment } from '@tailorbird/domain/basket';
import type { CheckoutBasket } from './checkoutStore.ts';

/** What the pages of the checkout show of the basket on this tab. */
export type CheckoutBasketView = CheckoutBasket & {
  readonly summary: BasketSummary | null;
  readonly pendingPayment: PendingPayment | null;
  readonly isGivingUpPayment: boolean;
  readonly giveUpPayment: () => Promise<boolean>;
};
