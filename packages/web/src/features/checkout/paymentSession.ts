import type { BasketChange } from '@tailorbird/domain/basket';
import type { checkoutMissing, PaymentFailure, PaymentRequest } from '@tailorbird/domain/checkout';
import type { CheckoutBasket } from './checkoutBasket.ts';
import type { CheckoutNotice } from './checkoutNotice.ts';

export type PaymentSession = {
  readonly basket: CheckoutBasket;
  readonly isNothingToPay: boolean;
  /** Destination and price as a text; when it changes, other methods may be available. */
  readonly place: string;
  readonly mayKeep: boolean;
  /** The order without amount and payment means. */
  readonly order: Pick<PaymentRequest, 'guestEmail' | 'termsAccepted' | 'comment' | 'returnUrl'>;
  /** The input required before paying. */
  readonly entered: Omit<Parameters<typeof checkoutMissing>[0], 'basket'>;
  readonly showNotice: (notice: CheckoutNotice | null, changes?: readonly BasketChange[]) => void;
  readonly missMethod: (isMissing: boolean) => void;
  /** Shows an error at the field that the server found missing. */
  readonly pointOut: (failure: PaymentFailure) => void;
  /** Makes the page scroll to its errors. */
  readonly refuse: () => void;
  /** Leaves the checkout because no amount is due. */
  readonly leave: (hadAttempt: boolean) => void;
  /** Deletes the draft after the order is placed. */
  readonly forgetEntered: () => void;
};
