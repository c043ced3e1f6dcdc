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
  readonly order: Pick<PaymentRequest, 'guestEmail' | 'termsAccepted' | 'comment' | 'returnUrl'>;
  /** The input required before paying. */
  readonly entered: Omit<Parameters<typeof checkoutMissing>[0], 'basket'>;
  readonly showNotice: (notice: CheckoutNotice | null, changes?: readonly BasketChange[]) => void;
  readonly missMethod: (isMissing: boolean) => void;
  /** Shows an error at the field that the server found missing. */
  readonly pointOut: (failure: PaymentFailure) => void;
  readonly refuse: () => void;
  readonly leave: (hadAttempt: boolean) => void;
  readonly forgetEntered: () => void;
};
