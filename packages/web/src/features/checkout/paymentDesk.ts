import type { BasketChange } from '@tailorbird/domain/basket';
import type { checkoutMissing, PaymentFailure, PaymentRequest } from '@tailorbird/domain/checkout';
import type { CheckoutBasket } from './checkoutBasket.ts';
import type { CheckoutNotice } from './checkoutNotice.ts';

/** What a payment asks of its checkout, and tells it. */
export type PaymentDesk = {
  readonly basket: CheckoutBasket;
  readonly isNothingToPay: boolean;
  /** Where it goes and what it costs, as a text: another one, and other ways to pay may be offered. */
  readonly place: string;
  /** Whether a card may be kept for who pays. */
  readonly mayKeep: boolean;
  /** The order as it was entered, but for what is paid and how. */
  readonly order: Pick<PaymentRequest, 'guestEmail' | 'termsAccepted' | 'comment' | 'returnUrl'>;
  /** What has to be there before one can pay. */
  readonly entered: Omit<Parameters<typeof checkoutMissing>[0], 'basket'>;
  readonly tell: (notice: CheckoutNotice | null, changes?: readonly BasketChange[]) => void;
  /** The shipping method is missing, or it no longer is. */
  readonly missMethod: (isMissing: boolean) => void;
  /** What the server found missing is pointed out where it is entered. */
  readonly pointOut: (failure: PaymentFailure) => void;
  /** Errors are on the page: it brings them into view. */
  readonly refuse: () => void;
  /** There is nothing to pay for. */
  readonly leave: (hadAttempt: boolean) => void;
  /** There is an order: what was entered for it is no longer needed. */
  readonly forgetEntered: () => void;
};
