import type { BasketChange } from '@tailorbird/domain/basket';
import type { checkoutMissing, PaymentFailure, PaymentRequest } from '@tailorbird/domain/checkout';
import type { CheckoutBasket } from './checkoutBasket.ts';
import type { CheckoutNotice } from './checkoutNotice.ts';

/** The checkout as its payment uses it. */
export type PaymentDesk = {
  readonly basket: CheckoutBasket;
  readonly isNothingToPay: boolean;
  /** Destination and price as a text; when it changes, other methods may be available. */
  readonly place: string;
  /** True if the customer may save a card. */
  readonly mayKeep: boolean;
  /** The order without the amount and the means of payment. */
  readonly order: Pick<PaymentRequest, 'guestEmail' | 'termsAccepted' | 'comment' | 'returnUrl'>;
  /** The input required before paying. */
  readonly entered: Omit<Parameters<typeof checkoutMissing>[0], 'basket'>;
  readonly tell: (notice: CheckoutNotice | null, changes?: readonly BasketChange[]) => void;
  /** The shipping method is missing, or it no longer is. */
  readonly missMethod: (isMissing: boolean) => void;
  /** Shows an input that the server found missing at its field. */
  readonly pointOut: (failure: PaymentFailure) => void;
  /** Makes the page scroll to its errors. */
  readonly refuse: () => void;
  /** Leaves the checkout because no amount is due. */
  readonly leave: (hadAttempt: boolean) => void;
  /** Deletes the draft after the order is placed. */
  readonly forgetEntered: () => void;
};
