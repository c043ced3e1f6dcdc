import type { Decline, ProviderPayment } from '../application/paymentProvider.ts';
import { declined } from '../providerParts.ts';
import type { AdyenPayment } from './shapes.ts';

/** From Adyen's list of refusal reasons. */
const declines: Readonly<Record<string, Decline>> = {
  '11': 'not-authenticated',
  '14': 'fraud',
  '16': 'payment-cancelled',
  '20': 'fraud',
  '22': 'fraud',
  '24': 'wrong-cvc',
  '31': 'fraud',
  '38': 'not-authenticated',
};

/** Pending at the bank; a webhook reports the result. */
export const isUndecided = ({ resultCode }: AdyenPayment): boolean =>
  resultCode === 'Pending' || resultCode === 'Received';

/** Converts Adyen's response. Throws while the bank has not decided. */
export const statusOf = ({
  resultCode,
  refusalReasonCode,
  action,
  additionalData,
}: AdyenPayment): ProviderPayment => {
  switch (resultCode) {
    case 'Authorised':
      return {
        status: 'authorised',
        ...(additionalData?.alias && { card: additionalData.alias }),
        ...(/^\d{4}$/.test(additionalData?.cardSummary ?? '') && {
          lastFour: additionalData?.cardSummary ?? '',
        }),
      };
    case 'RedirectShopper':
      // A redirect that needs a POST form is not supported.
      return action?.type === 'redirect' && (action.method ?? 'GET') === 'GET' && action.url
        ? { status: 'redirect', url: action.url }
        : declined('payment-refused');
    case 'Cancelled':
      return declined('payment-cancelled');
    case 'Refused':
    case 'Error':
      return declined(declines[refusalReasonCode ?? ''] ?? 'payment-refused');
    default:
      throw new Error(`Adyen has not decided: ${resultCode}`);
  }
};
