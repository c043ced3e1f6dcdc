import type { Decline, ProviderPayment } from '../application/paymentProvider.ts';
import type { Intent } from './shapes.ts';

const declines: Readonly<Record<string, Decline>> = {
  incorrect_cvc: 'wrong-cvc',
  invalid_cvc: 'wrong-cvc',
  fraudulent: 'fraud',
  authentication_required: 'not-authenticated',
  payment_intent_authentication_failure: 'not-authenticated',
  payment_method_customer_decline: 'payment-cancelled',
};

/** The reason for Stripe's decline; the bank's own code is more specific. */
const declineOf = ({ code, decline_code }: NonNullable<Intent['last_payment_error']>): Decline =>
  declines[decline_code ?? ''] ?? declines[code ?? ''] ?? 'payment-refused';

const authorised = ({ latest_charge: charge }: Intent): ProviderPayment => {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  return {
    status: 'authorised',
    ...(card?.fingerprint && { card: card.fingerprint }),
    ...(card?.last4 && { lastFour: card.last4 }),
  };
};

/**
 * Converts an intent's status. Null: not yet attempted, or waiting for Stripe's script. Throws
 * while the bank has not decided.
 */
export const statusOf = (intent: Intent): ProviderPayment | null => {
  switch (intent.status) {
    case 'succeeded':
      return authorised(intent);
    case 'canceled':
      return { status: 'declined', decline: 'payment-cancelled' };
    case 'requires_payment_method':
    case 'requires_confirmation':
      return intent.last_payment_error
        ? { status: 'declined', decline: declineOf(intent.last_payment_error) }
        : null;
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url ? { status: 'redirect', url } : null;
    }
    case 'processing':
    case 'requires_capture':
      throw new Error(`Stripe has not decided: ${intent.status}`);
  }
};
